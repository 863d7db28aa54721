export type OldPicture = { address: string; alt: string };

/** A post or page of the old site, the same whichever system it comes from. */
export type ImportedPost = {
  /** Which post of which site this is; the same in every export of it. */
  source: string;
  /** Its number or id there, for an address that is taken. */
  id: string;
  title: string;
  /** Its whole address on the old site. */
  link: string;
  /** Its name in that address; empty for drafts. */
  name: string;
  /** Its text, with everything in it that had to be put together first. */
  html: string;
  excerpt: string;
  keywords: readonly string[];
  pictures: readonly OldPicture[];
  notes: readonly string[];
  /** Why it isn't brought over; undefined if it is. */
  leftOut: string | undefined;
};

export type ExportFile = {
  posts: readonly ImportedPost[];
  /** What `source` of this site's posts begins with. */
  site: string;
  /** The old site's host names, without "www.". */
  hosts: ReadonlySet<string>;
  /** What the file has besides, in sentences. */
  others: readonly string[];
  /** How the file was written, if that isn't UTF-8, and a line to check it by. */
  encoding?: { encoding: string; sample: string };
};

export class ExportRefused extends Error {}

/** The host of an address, without "www."; undefined if it has none. */
export function hostOf(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, "") || undefined;
}

export const systems = ["wordpress", "ghost", "substack"] as const;
