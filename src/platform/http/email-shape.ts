/** An address one dot or more after the @, otherwise as HTML's own rule for `type="email"`. */
export const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** PostgreSQL cannot store NUL, and half of a surrogate pair is no text at all: either would become a 500. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
