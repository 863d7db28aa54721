import type { ArticleContent } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";

const longestSlug = 50;

const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
  þ: "th",
};

/**
 * The name of an article's address, made from the old one or from the title. A taken name gets the post's number; one
 * without Latin letters is the number alone.
 */
export function slugFor(
  { id, name, title }: { id: string; name: string; title: string },
  isTaken: (slug: string) => boolean,
): { slug: string; own: string } {
  const number = id.replace(/\D/g, "").slice(0, 10) || "0";
  const own = cut(latin(decoded(name)) || latin(title), longestSlug);
  if (own !== "" && !isTaken(own)) return { slug: own, own };
  const numbered = (more: string) =>
    [cut(own || "post", longestSlug - number.length - more.length - 1), `${number}${more}`].join("-");
  let slug = numbered("");
  for (let at = 2; isTaken(slug); at += 1) slug = numbered(`-${at}`);
  return { slug, own };
}

const latin = (text: string) =>
  headingId(text.toLowerCase().replace(/[ßæøœłđþ]/g, (letter) => spelled[letter] ?? ""));

/** WordPress stores names in other alphabets percent-encoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
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
    keywords,
  };
}

/** The first sentences of a text, for the summary of a post that has no excerpt. */
export function firstSentences(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const start = plain.slice(0, longest);
  const end = Math.max(start.lastIndexOf(". "), start.lastIndexOf("? "), start.lastIndexOf("! "));
  return end > 0 ? start.slice(0, end + 1) : start.slice(0, start.lastIndexOf(" ")).trim();
}
