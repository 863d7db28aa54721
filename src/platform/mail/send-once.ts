import type { Services } from "#platform/services.ts";
import type { Mail } from "./mail.ts";
import { refusalOfMail } from "./refusal.ts";

/**
 * How one attempt to send a mail ended. `untrue`: it wasn't to be sent any more, or another worker has it. `unsure`: the
 * server may have accepted it. `code` is the server's; empty if it said nothing. `isClaimed`: this worker had marked it.
 */
export type Attempt =
  | { end: "sent" | "untrue" | "unsure" }
  | { end: "failed"; code: string; isClaimed: boolean }
  | { end: "deferred"; code: string; isClaimed: boolean; error: unknown };

/**
 * Sends a mail to a visitor, at most once. `claim` runs just before the last line goes: in one transaction it checks that
 * the mail is still true and marks it as being handed over, and says whether it did. A mail that is found with that mark
 * later may or may not have arrived, and must not be sent again.
 */
export async function sendOnce(
  { mailer }: Pick<Services, "mailer">,
  mail: Mail,
  { id, claim }: { id: string; claim(): Promise<boolean> },
): Promise<Attempt> {
  let isClaimed: boolean | undefined;
  try {
    await mailer.send(mail, id, async () => {
      isClaimed = await claim();
      if (!isClaimed) throw new Error("this mail is not to be sent now");
    });
    return { end: "sent" };
  } catch (error) {
    if (isClaimed === false) return { end: "untrue" };
    const { code, isFinal } = refusalOfMail(error);
    // The end was transmitted but no reply came.
    if (isClaimed && code === undefined) return { end: "unsure" };
    const known = { code: code === undefined ? "" : String(code), isClaimed: isClaimed === true };
    return isFinal ? { end: "failed", ...known } : { end: "deferred", ...known, error };
  }
}
