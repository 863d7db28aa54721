/**
 * How axe looks at a page: each width and each light once. The two other combinations are seen on the home page
 * (smoke/every-page.spec.ts).
 */
export const looks = [
  [390, "dark"],
  [1440, "light"],
] as const;
export type Look = (typeof looks)[number];
