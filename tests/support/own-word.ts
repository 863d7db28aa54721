/** A unique word, for rows on a site that several test files share. */
export function ownWord(): string {
  return crypto.randomUUID().replace(/^.*-/, "w");
}
