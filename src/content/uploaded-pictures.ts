import { ofSite, siteNow } from "./current.ts";

/**
 * Pictures that the team has uploaded. Content names one by its id; the server puts those here that something published
 * or previewed shows (features/site-content), so that pages are rendered without asking the database.
 */
export type UploadedPicture = {
  id: string;
  hash: string;
  /** The size of the largest copy, so that its place is reserved. */
  width: number;
  height: number;
  fallback: "jpg" | "png";
  /** Empty if it is decorative. */
  alt: string;
  /** The point that stays visible when it is cropped, in percent from the left and the top. */
  focusX: number;
  focusY: number;
};

const known = ofSite(() => new Map<string, UploadedPicture>());

/** Makes a picture known to the site of now, as it is now. */
export function knowPicture(picture: UploadedPicture): void {
  if (siteNow()) known().set(picture.id, picture);
}

/** The picture with this id; undefined if there is none, and the page then shows what it shows without it. */
export function uploadedPicture(id: string | undefined): UploadedPicture | undefined {
  return id === undefined ? undefined : known().get(id);
}

/** Every picture that the site knows. */
export function knownPictures(): readonly UploadedPicture[] {
  return [...known().values()];
}

/** What an id looks like. */
export const pictureId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A text in Markdown names a picture by an address that begins with this and ends with its id. */
export const pictureFolder = "/pictures/";

/** The id in the address of a picture in a text; undefined if it's another one. */
export function idInAddress(address: string): string | undefined {
  const id = address.startsWith(pictureFolder) ? address.slice(pictureFolder.length) : "";
  return pictureId.test(id) ? id : undefined;
}

/** Stand for escaped brackets, which don't end a description. No text has these characters: they have no meaning. */
const [opening, closing] = ["\ue000", "\ue001"];

/** Every picture in a text in Markdown: its description and its address, which may be anything. */
export function picturesInText(text: string): { alt: string; address: string }[] {
  const plain = text.replaceAll("\\[", opening).replaceAll("\\]", closing);
  return [...plain.matchAll(/!\[([^[\]]{0,1000})\]\(([^()\s]{0,500})/g)].map(
    ([, alt = "", address = ""]) => ({
      alt: alt
        .replaceAll(opening, "[")
        .replaceAll(closing, "]")
        .replace(/\\([!-/:-@[-`{-~])/g, "$1"),
      address,
    }),
  );
}
