import type { ArticleContent } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";

/** The longest name in an article's address. */
const longestSlug = 50;

/** The name of an article's address, made from the old one or from the title. `taken` names get the post's number. */
export function slugFor(
  { id, name, title }: { id: string; name: string; title: string },
  isTaken: (slug: string) => boolean,
): string {
  const number = id.replace(/\D/g, "").slice(0, 10) || "0";
  const own = cut(headingId(name || title), longestSlug);
  if (own !== "" && !isTaken(own)) return own;
  return [cut(own, longestSlug - number.length - 1), number].filter((part) => part !== "").join("-");
}

function cut(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, "");
}

/** What a post becomes. What an article needs and a post doesn't have stays empty, for the form to ask for. */
export function articleOf(
  empty: ArticleContent,
  post: { title: string; summary: string; text: string; keywords: readonly string[] },
): ArticleContent {
  const keywords = [...new Set(post.keywords.map((word) => word.toLowerCase().slice(0, 60)))].slice(0, 6);
  return {
    ...empty,
    title: post.title,
    summary: post.summary,
    text: post.text,
    keywords: [...keywords, "", "", ""].slice(0, Math.max(3, keywords.length)),
  };
}

/** The beginning of a text without marks, for the summary of a post that has no excerpt. */
export function firstSentences(markdown: string, longest: number): string {
  const plain = markdown
    .replace(/!?\[([^[\]]{0,1000})\]\([^()\s]{0,1000}\)/g, "$1")
    .replace(/^#{1,6} .*$/gm, "")
    .replace(/[*_`>|\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length <= longest) return plain;
  const start = plain.slice(0, longest);
  const end = Math.max(start.lastIndexOf(". "), start.lastIndexOf("? "), start.lastIndexOf("! "));
  return end > 0 ? start.slice(0, end + 1) : start.slice(0, start.lastIndexOf(" ")).trim();
}
