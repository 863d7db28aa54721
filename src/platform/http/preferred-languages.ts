/** The longest header that is read; browsers send far less. */
const longestHeader = 500;

/**
 * The languages of an Accept-Language header in lower case, the preferred first: "fr-ca", "fr", "en". What isn't a
 * language, and what the header refuses with q=0, is left out.
 */
export function preferredLanguages(header: string | null): readonly string[] {
  return (header ?? "")
    .slice(0, longestHeader)
    .toLowerCase()
    .split(",")
    .flatMap((part) => {
      const [, language, quality] =
        /^\s*([a-z]{2,3}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(part) ?? [];
      const q = quality === undefined ? 1 : Number(quality);
      return language === undefined || q === 0 ? [] : [{ language, q }];
    })
    .toSorted((one, other) => other.q - one.q)
    .map(({ language }) => language);
}
