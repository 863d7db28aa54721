export type ReportAbout = {
  /** The envelope's sender of our mail: where the report goes. */
  returnPath: string;
  /** The Message-ID of our mail, without brackets. */
  messageId: string;
  to: string;
};

type Headers = Readonly<Record<string, string>>;

/** The header of our mail as servers return it. */
export function returnedHeader({ returnPath, messageId, to }: ReportAbout): string {
  return [
    `Return-Path: <${returnPath}>`,
    "Received: from kinward.test (kinward.test [192.0.2.7])",
    "\tby mx.provider.test with ESMTPS id 4Ab9; Fri, 27 Nov 2026 05:00:00 +0000",
    `Message-ID: <${messageId}>`,
    "From: Kinward <hello@kinward.test>",
    `To: ${to}`,
    "Subject: Three quiet evenings",
    "List-Unsubscribe: <https://kinward.test/newsletter/unsubscribe/x>",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
  ].join("\n");
}

/** The beginning of our mail, which some servers return. Its words must decide nothing. */
const body = "Hello,\n\nif your mailbox is full of spam, our user unknown workshop is for you.\n";

const asMail = (text: string) => new TextEncoder().encode(text.replaceAll(/\r?\n/g, "\r\n"));
const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

export function plainMail(headers: Headers, text: string): Uint8Array {
  return asMail(
    [...lines(headers), "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "", text, ""].join(
      "\n",
    ),
  );
}

/** The same in base64, as some servers encode a text outside ASCII. */
export function encodedMail(headers: Headers, text: string): Uint8Array {
  const encoded = Buffer.from(text).toString("base64").replaceAll(/.{76}/g, "$&\n");
  return asMail(
    [
      ...lines(headers),
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: base64",
      "",
      encoded,
      "",
    ].join("\n"),
  );
}

type Parts = {
  headers: Headers;
  /** For people. */
  text: string;
  /** The machine-readable part and its type. */
  report?: { type: "delivery-status" | "feedback-report"; fields: string };
  about: ReportAbout;
  /** How much of our mail is returned. */
  returns: "header" | "mail" | "nothing";
};

/** A report in parts: for people, for programs, and our mail. */
export function reportInParts({ headers, text, report, about, returns }: Parts): Uint8Array {
  const boundary = "=_report_4f9";
  const type = report
    ? `multipart/report; report-type=${report.type}; boundary="${boundary}"`
    : `multipart/mixed; boundary="${boundary}"`;
  const part = (contentType: string, content: string) =>
    `--${boundary}\nContent-Type: ${contentType}\n\n${content}\n`;
  return asMail(
    [
      ...lines(headers),
      "MIME-Version: 1.0",
      `Content-Type: ${type}`,
      "",
      part("text/plain; charset=utf-8", text) +
        (report ? part(`message/${report.type}`, report.fields) : "") +
        (returns === "nothing"
          ? ""
          : part(
              returns === "header" ? "text/rfc822-headers" : "message/rfc822",
              returns === "header" ? returnedHeader(about) : `${returnedHeader(about)}\n\n${body}`,
            )),
      `--${boundary}--`,
      "",
    ].join("\n"),
  );
}
