/** `reply`: the server's own words, empty if it said nothing. */
type Refusal = { code: number | undefined; isFinal: boolean; reply: string };

/**
 * Why a mail couldn't be sent: the mail server's code, if it answered, and whether trying again can't help. A rejection
 * of this address or mail is final; a rejection of us as the sender says nothing about it.
 */
export function refusalOfMail(error: unknown): Refusal {
  const part = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const code = part("responseCode");
  const command = part("command");
  const response = part("response");
  const reply = typeof response === "string" ? response : "";
  if (typeof code !== "number") return { code: undefined, isFinal: false, reply };
  return { code, isFinal: code >= 500 && (command === "RCPT TO" || command === "DATA"), reply };
}
