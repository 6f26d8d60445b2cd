/** Text for HTML. Everything that is not ours goes through it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The frame of a plain page: no script, no style of others, nothing to leak a link to. */
export const page = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body>
</html>`;
