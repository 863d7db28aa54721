/** Parts of mails as mail programs write them, for tests. */

const asBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");

/** A part, or a mail that is one part; bytes are encoded. `lines` are more of its header, each with its end. */
export const part = (type: string, body: string | Uint8Array, lines = ""): string =>
  typeof body === "string"
    ? `Content-Type: ${type}\r\n${lines}\r\n${body}\r\n`
    : `Content-Type: ${type}\r\n${lines}Content-Transfer-Encoding: base64\r\n\r\n${asBase64(body)}\r\n`;

let count = 0;

/** Parts in one, such as "mixed" or "alternative". */
export function multipart(type: string, ...parts: readonly string[]): string {
  count += 1;
  const edge = `edge${count}`;
  const inner = parts.map((each) => `--${edge}\r\n${each}`).join("");
  return `Content-Type: multipart/${type}; boundary="${edge}"\r\n\r\n${inner}--${edge}--\r\n`;
}

/** The line of a header that makes a part a file. */
export const attached = (name: string): string => `Content-Disposition: attachment; filename="${name}"\r\n`;

export const plainText = (words: string): string => part("text/plain; charset=utf-8", words);
