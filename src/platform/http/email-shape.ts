/** An address with at least one dot after the @, otherwise HTML's own rule for `type="email"`. */
export const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** PostgreSQL can't store NUL, and half a surrogate pair isn't valid text: either would cause a 500. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
