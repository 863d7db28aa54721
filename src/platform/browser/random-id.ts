/** An id of its own, such as an Idempotency-Key, with which a retry never writes twice. */
export function randomId(): string {
  // randomUUID exists only on https and localhost; a trial on a plain network address must work too.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
