import { type Mail, senderName } from "./mail.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

// A quote opens at the beginning of a line, and after a space, a bracket, a dash or another quote.
const quotes = /(https?:\/\/[^\s<>"]+)|(?<![^\s([—"'])(["'])|(["'])/g;

/** Text with typographic apostrophes and quotes; its addresses stay as they are. */
function typographic(text: string): string {
  return text.replace(quotes, (_, url?: string, opening?: string, closing?: string) => {
    if (opening) return opening === '"' ? "“" : "‘";
    if (closing) return closing === '"' ? "”" : "’";
    return url ?? "";
  });
}

/** Text for people as HTML, with typographic apostrophes and quotes. */
export function proseAsHtml(text: string): string {
  return escapeHtml(typographic(text));
}

type Link = { href: string; text: string };

/** Text, small print and links on their ground. */
type TextColors = { ground: string; ink: string; quiet: string; link: string };
type MailColors = { button: string; rule: string; day: TextColors; night: TextColors };

const shipped: MailColors = {
  button: "#7a5aa0",
  rule: "#b9a9cc",
  day: { ground: "#ffffff", ink: "#241a30", quiet: "#564a66", link: "#5d4080" },
  night: { ground: "#1b1523", ink: "#f1ebf7", quiet: "#cbc0d4", link: "#d2bee6" },
};
let ownColors = (): MailColors | undefined => undefined;

/** Gives mails the organization's colors, where it has chosen some. Nothing here knows what the site looks like. */
export function colorMails(own: () => MailColors | undefined): void {
  ownColors = own;
}

const colorsNow = () => ownColors() ?? shipped;

/** What a mail says, and how its HTML shows the addresses that the text names in full. */
type MailParagraphs = {
  paragraphs: readonly string[];
  /** Where it stands alone in a paragraph, it's the mail's button. */
  button?: Link;
  links?: readonly Link[];
  /** How many of the last paragraphs are small print. */
  closing?: number;
  language?: string;
};

/** A mail of paragraphs, as text and as HTML. */
export function mailOf(
  to: string,
  { subject, ...copy }: { subject: string } & MailParagraphs,
  more: Pick<Mail, "replyTo" | "headers" | "kind"> = {},
): Mail {
  return { to, subject, text: copy.paragraphs.join("\n\n"), html: paragraphsAsHtml(copy), ...more };
}

/** Paragraphs as a simple HTML email: no images, no tracking, direct links. */
export function paragraphsAsHtml(copy: MailParagraphs): string {
  return mailPage(paragraphsAsHtmlBody(copy), copy.paragraphs[0], copy.language);
}

/** The same paragraphs without the email around them. */
export function paragraphsAsHtmlBody({
  paragraphs,
  button,
  links = [],
  closing = 0,
}: MailParagraphs): string {
  const named = button ? [button, ...links] : links;
  const end = paragraphs.length - closing;
  const drawn = paragraphs.map((paragraph, at) => {
    if (paragraph === button?.href) return mailButton(button);
    const html = paragraph.split("\n").map((line) => lineAsHtml(line, named));
    return at < end ? `<p style="margin:0 0 1em">${html.join("<br>")}</p>` : smallPrint(html.join("<br>"));
  });
  return (closing === 0 ? drawn : drawn.toSpliced(end, 0, mailRule())).join("\n");
}

const address = /(https?:\/\/[^\s<>”’]+)/;

function lineAsHtml(line: string, named: readonly Link[]): string {
  // Every other part is an address.
  const parts = typographic(line)
    .split(address)
    .map((part, at) => {
      if (at % 2 === 0) return escapeHtml(part);
      return mailLink({
        href: part,
        text: named.find(({ href }) => href === part)?.text ?? shortAddress(part),
      });
    });
  return parts.join("");
}

const longestAddress = 48;

/** An address as it's shown: a long one only by its beginning, which says where it leads. */
function shortAddress(url: string): string {
  return url.length <= longestAddress
    ? url
    : `${url.replace(/^https?:\/\//, "").slice(0, longestAddress - 1)}…`;
}

export function mailLink({ href, text }: Link): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

// 44 px high. Its color has enough contrast on light and on dark; Outlook takes the padding from the cell.
function mailButton({ href, text }: Link): string {
  const style =
    "display:inline-block;padding:12px 26px;border-radius:22px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none;mso-padding-alt:0";
  const link = `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`;
  const cell = `<td bgcolor="${colorsNow().button}" style="border-radius:22px;mso-padding-alt:12px 26px">${link}</td>`;
  return `<table ${layoutTable} style="margin:0.4em 0 1.4em"><tr>${cell}</tr></table>`;
}

const layoutTable = `role="presentation" border="0" cellpadding="0" cellspacing="0"`;

/** The color of lines in a mail. */
export const mailLineColor = (): string => colorsNow().rule;

/** The line above the small print of a mail. */
export const mailRule = (): string =>
  `<hr style="margin:2em 0 1.2em;border:0;border-top:1px solid ${mailLineColor()}">`;

/** A paragraph of small print around already escaped text. */
export function smallPrint(html: string): string {
  return `<p class="quiet" style="margin:0 0 0.8em;font-size:14px;line-height:1.5">${html}</p>`;
}

// The name as text, beside its first letter in a field of color: a picture would be blocked, or tell who opened it.
const lockUp = (name: string) =>
  `<table ${layoutTable} style="margin:0 0 1.8em"><tr><td aria-hidden="true" align="center" width="34" height="34" bgcolor="${colorsNow().button}" style="border-radius:10px;font:600 20px/34px Georgia,serif;color:#ffffff">${escapeHtml([...name][0] ?? "")}</td><td style="padding-left:10px;font:600 22px/34px Georgia,serif">${escapeHtml(name)}</td></tr></table>`;

// Text and background are set together, because some programs know the dark colors and show them on white. Where a
// program drops the style sheet, its own colors are left. Some programs know only `word-break`.
function sheet({ day, night }: MailColors): string {
  return `${textSheet(day)}@media (prefers-color-scheme:dark){${textSheet(night)}}`;
}

function textSheet({ ground, ink, link, quiet }: TextColors): string {
  return `body,.mail{background-color:${ground};color:${ink}}a{color:${link}}.quiet{color:${quiet}}`;
}

const font = "font:16px/1.6 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const bodyStyle = `${font};max-width:36em;margin:0 auto;padding:20px 12px;overflow-wrap:anywhere;word-break:break-word`;

/** A complete HTML email around already escaped text. Lists of mails show `preview` below its subject. */
export function mailPage(body: string, preview = "", language = "en"): string {
  const schemes = ["color-scheme", "supported-color-schemes"].map(
    (name) => `<meta name="${name}" content="light dark">`,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${schemes.join("")}<style>${sheet(colorsNow())}</style>`;
  const hidden = preview === "" ? "" : `<div style="display:none">${escapeHtml(preview)}</div>\n`;
  return `<!doctype html><html lang="${language}"><head>${head}</head><body>${hidden}<div class="mail" style="${bodyStyle}">\n${lockUp(senderName())}\n${body}\n</div></body></html>`;
}
