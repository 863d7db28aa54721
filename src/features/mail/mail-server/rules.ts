import { type Tried, testMessages } from "./copy.ts";

/** What a failed test came to. `reply` is what the server itself said; "" if it said nothing. */
export type TestFailure = { message: string; reply: string };

const longestReply = 300;

/**
 * Why a test mail couldn't be sent. Only SMTP replies are quoted: what another kind of server says at an address in a
 * private network stays there.
 */
export function failureOfTest(error: unknown, tried: Tried): TestFailure {
  const read = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const response = read("response");
  const reply = /^[245]\d\d[ -]/.test(response) ? plain(response) : "";
  const kind = kindOf({
    code: read("code"),
    status: Number(read("responseCode")),
    command: read("command"),
    text: error instanceof Error ? error.message : "",
    reply,
    port: tried.port,
  });
  return { message: testMessages[kind](tried), reply };
}

const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longestReply);

type Failed = { code: string; status: number; command: string; text: string; reply: string; port: string };

function kindOf(failed: Failed): Exclude<keyof typeof testMessages, "sent"> {
  const { code, status, text } = failed;
  if (code === "EDNS" || /ENOTFOUND|EAI_AGAIN/.test(text)) return "unknownHost";
  if (code === "EAUTH" || code === "ENOAUTH") return ofSignIn(failed);
  if (failed.command === "STARTTLS" && status >= 400) return "noStartTls";
  if (status >= 400) return ofReply(failed);
  if (code === "EPROTOCOL") return "notSmtp";
  if (/ECONNREFUSED/.test(text)) return "refused";
  if (code === "ETIMEDOUT" || /timed?[ -]?out|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i.test(text))
    return failed.port === "465" ? "portWantsTls" : "timeout";
  return ofEncryption(text) ?? (code === "ETLS" ? "noStartTls" : "broken");
}

/** OpenSSL's and Node's sentences: nodemailer replaces their codes. */
function ofEncryption(text: string) {
  if (/wrong version number|packet length too long|http request|unexpected message|record/i.test(text))
    return "plainPort";
  if (/self[- ]signed/i.test(text)) return "selfSigned";
  if (/expired|not yet valid/i.test(text)) return "expired";
  if (/altnames|does not match/i.test(text)) return "otherName";
  if (/certificate/i.test(text)) return "certificate";
  return undefined;
}

const ofSignIn = ({ status }: Failed) =>
  status >= 400 && status < 500 && status !== 454 ? "later" : "login";

function ofReply({ status, command, reply }: Failed) {
  if (status === 452 || status === 552 || /quota|storage|over limit|limit exceeded|too many/i.test(reply))
    return "quota";
  if (status === 530 || /authentication (is )?required|must authenticate|must issue a STARTTLS/i.test(reply))
    return "loginNeeded";
  if (status < 500) return "later";
  if (/relay/i.test(reply)) return "relay";
  const isAboutSender = /sender|send as|not allowed|not owned|not permitted|from address/i.test(reply);
  return command === "MAIL FROM" || isAboutSender ? "sender" : "rejected";
}
