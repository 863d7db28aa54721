import type { Clock } from "../clock/clock.ts";
import type { FieldCipher } from "./field-cipher.ts";

type Given = { cipher: Pick<FieldCipher, "encrypt" | "decrypt">; clock: Clock };

// A ticket is stored nowhere, so no rotation of the key has to find it. The place keeps purposes apart.
const place = (purpose: string) => ({ table: "tickets", column: purpose, id: "ticket" });

/** A text that only we can read, for an address that works for a short time and says nothing in a log. */
export function ticketFor(
  { cipher, clock }: Given,
  purpose: string,
  { text, milliseconds }: { text: string; milliseconds: number },
): string {
  const until = clock.now().getTime() + milliseconds;
  return cipher.encrypt(JSON.stringify({ text, until }), place(purpose));
}

/** The text of a ticket; undefined if it's forged, for another purpose, or over. */
export function textOfTicket({ cipher, clock }: Given, purpose: string, ticket: string): string | undefined {
  try {
    const { text, until } = JSON.parse(cipher.decrypt(ticket, place(purpose)));
    return until > clock.now().getTime() ? text : undefined;
  } catch {
    return undefined;
  }
}
