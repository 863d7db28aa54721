/** A word that nothing else has on a site which several files of tests share. */
export function ownWord(): string {
  return crypto.randomUUID().replace(/^.*-/, "w");
}
