import { idInAddress, type UploadedPicture } from "#content/uploaded-pictures.ts";
import { oneSource } from "./sources.ts";

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
