/**
 * The colors of the illustrations that follow a brand, by day and by night, as their files have them (`--art-…` in
 * src/ui/tokens/tokens.css). Skin, leaves and paper stay as they were drawn.
 */
import { type Brand, inBrand } from "./palette.server.ts";

/** Skies at night, hills, water, shadows, threads and props. */
const mainColors =
  "#e6ddf0 #f6e8ea #dccee7 #c4afd8 #a68cc2 #8166a3 #5d4580 #412d5c #dcdbee #b5b3d8 #2c1f3d #3a2756 #6c5094 #2a1b3d " +
  "#150f2a #271d47 #4c3a66 #51426f #43355f #362a50 #2a2041 #1f1733 #150f25 #3a3262 #231c44 #0d0918 #050309 #a990cc " +
  "#75609b #a48dc4 #856da8 #655189 #483a66 #332842 #0f0a17 #4a3e5b #6f5a90 #a48fbc #e6d9f2 #745297 #e9e0f0";

/** Dawn, sun, lit windows, paths, and what is warm. */
const secondColors =
  "#ffe9cf #f8c581 #ffe9cc #fff6e6 #fcebd3 #ffd88f #f2b661 #f1b08c #cf7f59 #efa67f #f3e6ce #ffd083 #e9b468 #c4886b " +
  "#a0644a #d09274 #e9a23f";

/** Recolors the text of an SVG file: as light as it was drawn, in the hues of a brand. */
export function recolored(brand: Brand): (svg: string) => string {
  const colors = new Map([
    ...mainColors.split(" ").map((hex) => [hex, inBrand(hex, "main", brand)] as const),
    ...secondColors.split(" ").map((hex) => [hex, inBrand(hex, "second", brand)] as const),
  ]);
  return (svg) => svg.replace(/#[\da-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase()) ?? hex);
}
