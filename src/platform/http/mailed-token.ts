/** The longest pasted link: mail services wrap links in longer ones of their own. */
export const maxPastedLink = 2_000;

/** A link for a mail. Its token is behind #, a part that browsers never send. */
export function linkWithToken(page: string, token: string): string {
  return `${page}#token=${token}`;
}

/** The token behind # in a page's own address; undefined if there is none. */
export function tokenBehindHash(hash: string): string | undefined {
  return /^#token=([\w.-]+)$/.exec(hash)?.[1];
}

/** The token of what somebody pasted: the link of a mail, also one of an earlier version, or the token alone. */
export function pastedToken(typed: string): string {
  // Mail programs break long links into lines.
  const text = decoded(typed.replace(/\s/g, ""));
  return /(?:[#?&]token=|\/my-data\/open\/)([\w.-]+)/.exec(text)?.[1] ?? text;
}

/** A mail service's own link has ours in its query, encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
