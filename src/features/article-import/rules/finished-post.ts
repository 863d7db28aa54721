import { escapeAttribute } from "entities/escape";
import { reportCopy as copy } from "../copy/report.ts";
import type { ImportedPost } from "./imported-post.ts";
import { textOfHtml } from "./plain-text.ts";
import { pictureHtml } from "./post-html.ts";
import { picturesOf } from "./post-tree.ts";

/** A post as a system's export has it, before what is the same for all of them. */
export type ReadPost = Omit<ImportedPost, "pictures"> & {
  /** Its featured picture: the address, or the number of one that isn't in the file. */
  featured: { address: string; alt: string } | { missing: string } | undefined;
};

/** A post with its featured picture at the top, without lost letters, and with the list of its pictures. */
export function finishedPost({ featured, ...read }: ReadPost): ImportedPost {
  if (read.leftOut !== undefined) return { ...read, html: "", pictures: [], notes: [] };
  const lost = [read.title, read.html, read.excerpt].some((text) => text.includes("\uFFFD"));
  const whole = withFeatured(featured, read.html.replaceAll("\uFFFD", ""));
  const pictures = picturesOf(whole.html);
  const isEmpty = pictures.length === 0 && textOfHtml(whole.html) === "";
  return {
    ...read,
    title: read.title.replaceAll("\uFFFD", "").trim(),
    excerpt: read.excerpt.replaceAll("\uFFFD", "").trim(),
    html: whole.html,
    pictures,
    notes: [
      ...(lost ? [copy.lostLetters] : []),
      ...whole.notes,
      ...read.notes,
      ...(isEmpty ? [copy.noWords] : []),
    ],
  };
}

/** The text with the featured picture at its top, unless it shows the picture already. */
function withFeatured(featured: ReadPost["featured"], html: string): { html: string; notes: string[] } {
  if (featured === undefined) return { html, notes: [] };
  if ("missing" in featured) return { html, notes: [copy.noFeatured(featured.missing)] };
  const { address, alt } = featured;
  if (address === "" || html.includes(address) || html.includes(escapeAttribute(address)))
    return { html, notes: [] };
  return {
    html: `${pictureHtml(address, alt)}\n\n${html}`,
    notes: [copy.featured(address)],
  };
}
