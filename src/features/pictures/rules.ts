import { idInAddress, type UploadedPicture } from "#content/uploaded-pictures.ts";
import { copyWidths } from "#platform/pictures/bounds.ts";

/** A picture as pages show it. */
export type Picture = UploadedPicture;

/** A picture as the admin shows it. */
export type StoredPicture = Picture & {
  decorative: boolean;
  bytes: number;
  revision: number;
  createdAt: string;
};

export const pictureLimits = {
  alt: 300,
  search: 100,
  /** Pictures in all. */
  inAll: 5_000,
  /** Pictures on one page of the list. */
  onePage: 24,
  /** Characters of one stored part of a copy. */
  part: 65_536,
} as const;

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
  { id, hash }: Pick<Picture, "id" | "hash">,
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

/** How wide a picture is shown while someone writes. */
const shownWidth = 700;

/** The pictures in a text that is being written: those it came with, and those that are put in. */
export function shownInText(pictures: readonly UploadedPicture[]) {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  return {
    know: (picture: UploadedPicture) => void known.set(picture.id, picture),
    /** Where the picture behind an address in the text can be seen; undefined for other addresses. */
    shownAt(address: string): string | undefined {
      const picture = known.get(idInAddress(address) ?? "");
      return picture && oneSource(picture, shownWidth);
    },
  };
}
