/** A picture that came with the text and has to be uploaded. */
export type PastedPicture = {
  /** Names the place in the text that is kept for it. */
  key: string;
  file: File;
  alt: string;
};

/** Where a picture is to go, until it's uploaded (`picture-place.ts`). */
export const placeAttribute = "data-picture-place";

/**
 * Takes the pictures out of the page: those that came along get a place, those that are only addresses are left out.
 * Pictures of the text's own, which have an address of ours, stay.
 */
export function takePictures(page: Document, hasPictures: boolean) {
  const pictures: PastedPicture[] = [];
  const left = { foreignPictures: 0, lostPictures: 0, refusedPictures: 0 };
  for (const image of page.querySelectorAll("img")) {
    const alt = image.getAttribute("alt")?.trim() ?? "";
    const source = sourceOf(image);
    const file = fileOf(source);
    image.removeAttribute(placeAttribute);
    if (hasPictures && image.getAttribute("data-address")?.startsWith("/pictures/")) continue;
    image.removeAttribute("data-address");
    if (hasPictures && file && !isSpacer(image, source)) {
      const key = newKey();
      pictures.push({ key, file, alt });
      image.setAttribute(placeAttribute, key);
      continue;
    }
    image.replaceWith(isEmoji(alt) ? alt : "");
    if (isEmoji(alt) || source === "" || isSpacer(image, source)) continue;
    if (!hasPictures) left.refusedPictures += 1;
    // The address on another website can't be read from here: the content security policy forbids it.
    else if (/^(?:https?:)?\/\//i.test(source)) left.foreignPictures += 1;
    else left.lostPictures += 1;
  }
  return { pictures, left };
}

let places = 0;

/** A name for a picture's place. */
export function newKey(): string {
  places += 1;
  return `place-${places}`;
}

/** Its address. Pages that load pictures late have a tiny one in its place. */
function sourceOf(image: Element): string {
  const source = image.getAttribute("src")?.trim() ?? "";
  const late = image.getAttribute("data-src") ?? image.getAttribute("data-original") ?? "";
  return late !== "" && (source === "" || source.startsWith("data:")) ? late : source;
}

/** Emoji of mail programs and chats, which are pictures. */
function isEmoji(alt: string): boolean {
  return alt.length < 20 && /\p{Extended_Pictographic}/u.test(alt) && !/[\p{L}\p{N}]/u.test(alt);
}

/** What measures who reads a mail, or holds a gap open. */
function isSpacer(image: Element, source: string): boolean {
  const isTiny = ["width", "height"].some((side) => /^[0-2](?:px)?$/.test(image.getAttribute(side) ?? ""));
  return isTiny || (source.startsWith("data:image/gif") && source.length < 200);
}

/** The picture in a `data:` address; undefined for any other address. */
function fileOf(source: string): File | undefined {
  const [head = ""] = /^data:image\/[^,]{0,200},/i.exec(source) ?? [];
  if (head === "") return undefined;
  const type = head.slice("data:".length).split(/[;,]/)[0]?.toLowerCase() ?? "";
  const bytes = bytesOf(source.slice(head.length), /;\s*base64,$/i.test(head));
  return bytes && new File([bytes], `picture.${type.replace(/^image\//, "").replace(/\W.*/, "")}`, { type });
}

function bytesOf(text: string, isBase64: boolean): Uint8Array<ArrayBuffer> | undefined {
  try {
    const decoded = decodeURIComponent(text);
    if (!isBase64) return new TextEncoder().encode(decoded);
    return Uint8Array.from(atob(decoded), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}
