/**
 * How axe looks at a page: each width and each light once. What all pages share is seen in all four combinations on
 * three of them (smoke/every-page.spec.ts).
 */
export const looks = [
  [390, "dark"],
  [1440, "light"],
] as const;
