import { idInAddress, type UploadedPicture } from "#content/uploaded-pictures.ts";
import { oneSource } from "#platform/pictures/addresses.ts";

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
  inAll: 5_000,
  onePage: 24,
  /** Characters of one stored part of a copy. */
  part: 65_536,
} as const;

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
