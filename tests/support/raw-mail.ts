type RawMail = {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  /** More lines of the header. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly { name: string; type: string; text: string }[];
};

let count = 0;

/** Each has a Message-ID of its own, if none is given. */
export function rawMail({
  from = "Marta Wünsche <marta@example.org>",
  to = "hello@kinward.example",
  subject = "A question",
  text = "Is there a group for the nights?",
  messageId,
  headers = {},
  attachments = [],
}: RawMail = {}): Buffer {
  count += 1;
  const boundary = "----=_boundary";
  const body = [`Content-Type: text/plain; charset=utf-8`, `Content-Transfer-Encoding: 8bit`, "", text];
  const parts = attachments.map(({ name, type, text: content }) => [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(content).toString("base64").replace(/.{76}/g, "$&\r\n"),
  ]);
  const multipart = [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    ...[body, ...parts].flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
  ];
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${messageId ?? `${count}.mail@mail.example.org`}>`,
    "Date: Fri, 27 Nov 2026 10:00:00 +0000",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "MIME-Version: 1.0",
    ...(attachments.length === 0 ? body : multipart),
    "",
  ];
  return Buffer.from(lines.join("\r\n").replace(/\r?\n/g, "\r\n"));
}
