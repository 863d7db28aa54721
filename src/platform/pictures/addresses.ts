/** Where the copies of a picture lie, and how its focal point is kept. */
import { copyWidths } from "./bounds.ts";

type KeptPicture = { id: string; hash: string; width: number; fallback: "jpg" | "png" };

/** The focal point is kept in steps of five percent, one CSS class for each. */
export const focusStep = 5;

/** The nearest step, from 0 to 100. */
export function nearestFocus(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / focusStep) * focusStep));
}

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

type PictureFormat = keyof typeof types;

export function pictureType(format: PictureFormat): string {
  return types[format];
}

/** The public address of one copy. What lies there never changes. */
function pictureAddress(
  { id, hash }: Pick<KeptPicture, "id" | "hash">,
  width: number,
  format: PictureFormat,
): string {
  return `/pictures/${id}-${hash}-${width}.${format}`;
}

const fileName = /^([0-9a-f-]{36})-([0-9a-f]{16})-(\d{1,4})\.(avif|webp|jpg|png)$/;

/** The copy that an address names; undefined if it can't be one of ours. */
export function pictureFile(
  name: string,
): { id: string; hash: string; width: number; format: PictureFormat } | undefined {
  const [, id = "", hash = "", width = "", format = ""] = fileName.exec(name) ?? [];
  return isFormat(format) ? { id, hash, width: Number(width), format } : undefined;
}

function isFormat(text: string): text is PictureFormat {
  return Object.hasOwn(types, text);
}

/** The list of a picture's copies in one format, for `srcset`. */
export function sourceSet(picture: KeptPicture, format: PictureFormat): string {
  return copyWidths(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(", ");
}

/** One copy of about this width, for places that can't choose. */
export function oneSource(picture: KeptPicture, wanted: number): string {
  return pictureAddress(picture, nearestWidth(picture, wanted), picture.fallback);
}

/** The same with its size. */
export function sourceOf(
  picture: KeptPicture & { height: number },
  wanted: number,
): { address: string; width: number; height: number } {
  const width = nearestWidth(picture, wanted);
  return {
    address: oneSource(picture, wanted),
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}

function nearestWidth(picture: KeptPicture, wanted: number): number {
  return copyWidths(picture.width).find((each) => each >= wanted) ?? picture.width;
}
