export const es = { x: '' };
