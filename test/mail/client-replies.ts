/**
 * Replies as mail programs write them, made for these tests after the habits of each. `wants` are the lines that a person
 * typed. Every one answers a letter of ours, quoted in that program's manner.
 */
export interface ClientReply {
  readonly client: string;
  readonly wants: readonly string[];
  readonly headers: readonly string[];
  readonly body: string;
}

const quoted = (mark: string, lines: readonly string[]): string => lines.map((line) => `${mark}${line}`).join('\n');
const OLD = [
  'PARSEC POST',
  'MAREK TRADES ORE',
  '',
  'YOU MAY',
  '   1 Sell ore',
  '        sell ore 3',
  '   2 Pass',
  '        pass',
];
const plain = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];
const base64 = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('base64')
    .replace(/(.{76})/g, '$1\n');
const alternative = (text: string, html: string): string =>
  `--b1\nContent-Type: text/plain; charset="UTF-8"\n\n${text}\n--b1\nContent-Type: text/html; charset="UTF-8"\n\n${html}\n--b1--\n`;
const ALT = ['Content-Type: multipart/alternative; boundary="b1"'];
const htmlOnly = ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];

export const CLIENT_REPLIES: readonly ClientReply[] = [
  {
    client: 'Gmail, English',
    wants: ['sell ore 3', 'pass'],
    headers: ALT,
    body: alternative(
      `sell ore 3\npass\n\nOn Wed, Nov 18, 2026 at 3:04 PM Parsec Post <\nr.b.0123456789abcdef0123456789abcdef.abcdefghijklmnopqrstuvwxyz@play.test> wrote:\n\n${quoted('> ', OLD)}\n`,
      '<div dir="ltr">sell ore 3<div>pass</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Wed wrote:<br></div><blockquote>1 Sell ore</blockquote></div>',
    ),
  },
  {
    client: 'Gmail, Spanish',
    wants: ['vende metales 3', 'paso'],
    headers: ALT,
    body: alternative(
      `vende metales 3\npaso\n\nEl mié, 18 nov 2026 a las 15:04, Parsec Post (<post@play.test>)\nescribió:\n\n${quoted('> ', OLD)}\n`,
      '<div dir="ltr">vende metales 3<br>paso</div><div class="gmail_quote"><blockquote>x</blockquote></div>',
    ),
  },
  {
    client: 'Outlook for the desktop, English',
    wants: ['2'],
    headers: plain,
    body: `2\n\nMarek Nowak\nSenior engineer, Parowóz S.A.\n\nFrom: Parsec Post <post@play.test>\nSent: Wednesday, November 18, 2026 3:04 PM\nTo: Marek <marek@mail.test>\nSubject: Boiler Row (Planet Steam): Marek trades ore\n\n${OLD.join('\n')}\n`,
  },
  {
    client: 'Outlook for the desktop, Spanish',
    wants: ['2'],
    headers: plain,
    body: `2\n\nDe: Parsec Post <post@play.test>\nEnviado el: miércoles, 18 de noviembre de 2026 15:04\nPara: Marek\nAsunto: Boiler Row\n\n${OLD.join('\n')}\n`,
  },
  {
    client: 'Outlook on the web, HTML only',
    wants: ['sell ore 3', '2'],
    headers: htmlOnly,
    body: `<html><head><style>p {margin:0}</style></head><body dir="ltr"><div class="elementToProof">sell&nbsp;ore 3</div><div class="elementToProof">2</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><b>From:</b> Parsec Post</div><div>1 Sell ore<br>2 Pass</div></body></html>`,
  },
  {
    client: 'Outlook on the web, Spanish, plain',
    wants: ['paso'],
    headers: plain,
    body: `paso\n________________________________\nDe: Parsec Post <post@play.test>\nEnviado: miércoles, 18 de noviembre de 2026 15:04\nPara: Marek\nAsunto: Boiler Row\n\n${OLD.join('\n')}\n`,
  },
  {
    client: 'Apple Mail, English',
    wants: ['sell ore 3'],
    headers: ['Content-Type: text/plain; charset=us-ascii; format=flowed; delsp=yes'],
    body: `sell ore 3\n\n> On 18 Nov 2026, at 15:04, Parsec Post <post@play.test> wrote:\n>\n${quoted('> ', OLD)}\n`,
  },
  {
    client: 'Apple Mail, Spanish',
    wants: ['vende metales 3'],
    headers: plain,
    body: `vende metales 3\n\n> El 18 nov 2026, a las 15:04, Parsec Post <post@play.test> escribió:\n>\n${quoted('> ', OLD)}\n`,
  },
  {
    client: 'Thunderbird, English',
    wants: ['1 3', '2'],
    headers: ['Content-Type: text/plain; charset=UTF-8; format=flowed'],
    body: `1 3\n2\n\nOn 11/18/26 15:04, Parsec Post wrote:\n${quoted('> ', OLD)}\n\n-- \nMarek\nhttps://example.org\n`,
  },
  {
    client: 'Thunderbird, Spanish, written below the quoted letter',
    wants: ['paso'],
    headers: plain,
    body: `El 18/11/26 a las 15:04, Parsec Post escribió:\n${quoted('> ', OLD)}\n\npaso\n\n-- \nMarek\n`,
  },
  {
    client: 'Yahoo, English',
    wants: ['pass'],
    headers: plain,
    body: ` pass\n    On Wednesday, November 18, 2026 at 03:04:05 PM GMT+1, Parsec Post <post@play.test> wrote:  \n \n ${OLD.join('\n ')}\n`,
  },
  {
    client: 'Yahoo, Spanish, HTML only',
    wants: ['paso'],
    headers: htmlOnly,
    body: '<html><body><div class="ydp1yahoo-style-wrap"><div dir="ltr">paso</div></div><div id="ydpyahoo_quoted_1" class="yahoo_quoted"><div>El miércoles, 18 de noviembre de 2026, Parsec Post escribió:</div><div>1 Sell ore</div></div></body></html>',
  },
  {
    client: 'Proton, English',
    wants: ['sell ore 3', 'pass'],
    headers: plain,
    body: `sell ore 3\npass\n\nSent with [Proton Mail](https://proton.me/) secure email.\n\nOn Wednesday, November 18th, 2026 at 15:04, Parsec Post <post@play.test> wrote:\n\n${quoted('> ', OLD)}\n`,
  },
  {
    client: 'Proton, Spanish, base64',
    wants: ['vende metales 3', 'paso'],
    headers: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
    body: base64(
      `vende metales 3\r\npaso\r\n\r\nEnviado con el correo electrónico seguro de Proton Mail.\r\n\r\nEl miércoles, 18 de noviembre de 2026 a las 15:04, Parsec Post <post@play.test> escribió:\r\n\r\n${quoted('> ', OLD)}\r\n`,
    ),
  },
  {
    client: 'mutt, between and below the quoted lines',
    wants: ['sell ore 3', 'pass'],
    headers: ['Content-Type: text/plain; charset=us-ascii'],
    body: `On Wed, Nov 18, 2026 at 03:04:05PM +0100, Parsec Post wrote:\n> YOU MAY\n>    1 Sell ore\nsell ore 3\n>    2 Pass\npass\n\n-- \nmarek\n`,
  },
  {
    client: 'a phone with a signature, English',
    wants: ['Pass'],
    headers: plain,
    body: `Pass\n\nSent from my iPhone\n\n> On 18 Nov 2026, at 15:04, Parsec Post <post@play.test> wrote:\n> \n${quoted('> ', OLD)}\n`,
  },
  {
    client: 'a phone with a signature, Spanish, quoted-printable',
    wants: ['compra energía @f1', 'paso'],
    headers: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    body: `compra energ=C3=ADa =\n@f1\npaso\n\nEnviado desde mi iPhone\n\n> El 18 nov 2026, a las 15:04, Parsec Post <post@play.test> escribi=C3=B3:\n>=20\n> 1 Sell ore\n`,
  },
  {
    client: 'Outlook for Android, HTML only, with a disclaimer',
    wants: ['2'],
    headers: htmlOnly,
    body: '<html><body><div dir="auto">2</div><div id="ms-outlook-mobile-signature"><div>Get <a href="https://aka.ms/x">Outlook for Android</a></div></div><hr><div id="divRplyFwdMsg">From: Parsec Post</div><div>1 Sell ore</div><p>This message is confidential.</p></body></html>',
  },
  {
    client: 'a company that adds a disclaimer, English',
    wants: ['sell ore 3'],
    headers: plain,
    body: `sell ore 3\n\nThis e-mail and any attachments are confidential and intended solely for the addressee.\nsell energy 5\n`,
  },
  {
    client: 'a company that adds a disclaimer, Spanish',
    wants: ['vende metales 3'],
    headers: plain,
    body: `vende metales 3\n\nEste mensaje puede contener información confidencial.\nvende energia 5\n`,
  },
];
