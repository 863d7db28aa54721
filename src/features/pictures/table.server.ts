/** One picture. Nothing about who is in it, and nothing that the file said about itself. */
export type PictureRow = {
  id: string;
  /** Of the uploaded bytes, shortened: part of its addresses. */
  hash: string;
  /** The size of its largest copy. */
  width: number;
  height: number;
  /** The format for browsers that know neither AVIF nor WebP: "jpg" or "png". */
  fallback: string;
  /** Empty if it is decorative. */
  alt: string;
  /** The same in lower case, for the search. */
  alt_folded: string;
  /** 1 if it says nothing that the text beside it doesn't. */
  decorative: number;
  /** The point that stays visible when it is cropped, in percent from the left and the top. */
  focus_x: number;
  focus_y: number;
  /** All copies together. */
  bytes: number;
  /** Version number for optimistic locking. */
  revision: number;
  created_at: string;
  changed_at: string;
  /** The id of the team member who uploaded it; empty for those from before it was kept. */
  added_by: string;
};

/**
 * The copies in base64, in parts: backups carry only text and numbers, and read and write several rows at a time, so
 * every row is small.
 */
type PictureFileRow = { picture_id: string; name: string; part: number; content: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    pictures: PictureRow;
    picture_files: PictureFileRow;
  }
}
