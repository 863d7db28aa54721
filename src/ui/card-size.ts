/** Paper for a card: postcards to hand out, and posters for a wall, in the sizes of North America and of elsewhere. */
export const cardSizes = ["a6", "4x6", "a4", "letter"] as const;
export type CardSize = (typeof cardSizes)[number];

export const cardSizeNames: Readonly<Record<CardSize, string>> = {
  a6: "A6, a postcard",
  "4x6": "4 × 6 in, a postcard",
  a4: "A4, a poster",
  letter: "Letter, a poster",
};

/** The size that an address asks for; a postcard unless it names another. */
export function cardSizeIn(search: URLSearchParams): CardSize {
  return cardSizes.find((size) => size === search.get("size")) ?? "a6";
}
