import { copyWidths } from "#platform/pictures/bounds.ts";
import { type Picture, type PictureFormat, pictureAddress } from "../rules.ts";

/** The list of a picture's copies in one format, for `srcset`. */
export function sourceSet(picture: Picture, format: PictureFormat): string {
  return copyWidths(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(", ");
}

/** One copy of about this width, for places that can't choose. */
export function oneSource(picture: Picture, wanted: number): string {
  const widths = copyWidths(picture.width);
  const width = widths.find((each) => each >= wanted) ?? picture.width;
  return pictureAddress(picture, width, picture.fallback);
}
