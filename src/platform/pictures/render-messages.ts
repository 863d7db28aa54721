/** The formats of a picture's copies. A picture has AVIF, WebP and one fallback: PNG if it is transparent, else JPEG. */
const copyFormats = ["avif", "webp", "jpg", "png"] as const;
export type CopyFormat = (typeof copyFormats)[number];

/** One copy of a picture, as it is served. */
export type PictureCopy = { width: number; format: CopyFormat; bytes: Uint8Array };

/** Why a file of the right kind can't become a picture. */
export type RenderRefusal = "tooManyPixels" | "tooLong" | "moving" | "damaged";

/** What the process that renders pictures says: once that it has started, then for each picture it was given. */
export type RenderMessage =
  | { ready: true }
  | { copy: PictureCopy }
  | { done: { width: number; height: number } }
  | { refused: RenderRefusal };
