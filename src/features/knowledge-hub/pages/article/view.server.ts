import { dayInWords } from "#content/day-in-words.ts";
import { articleCopy } from "#content/knowledge-hub/article-copy.ts";
import { type HubPath, readerNames } from "#content/knowledge-hub/choices.ts";
import type { Article } from "#content/knowledge-hub/front-matter.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { editorialPeople, withRole } from "#content/knowledge-hub/people.ts";
import { layout } from "#content/layout.ts";
import { knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { kindInWords, topicsInWords } from "../../reads.server.ts";

const listed = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The copy around an article's text. */
export function articleView(article: Article) {
  const { minutes, notes, reviewed, writtenBy: _author, reviewedBy: _reviewer, ...copy } = articleCopy;
  const topics = topicsInWords(article);
  return {
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    facts: [kindInWords(article.kind), minutes(article.minutes)],
    writtenFor: `${copy.writtenFor} ${listed.format(article.for.map((reader) => readerNames[reader]))}.`,
    emblem: emblemOf(article.paths[0]),
    notes:
      topics === ""
        ? undefined
        : {
            text: `${notes.about}: ${topics}. ${notes.where}`,
            topics: article.topics,
            turnOn: notes.turnOn,
            show: notes.show,
            hide: notes.hide,
          },
    sections: article.headings.map((heading) => ({ id: headingId(heading), heading })),
    sources: article.sources,
    reviewed: [...credits(), reviewed(dayInWords(article.reviewed), dayInWords(article.reviewBy))].join(" "),
    copy: { ...copy, hub: knowledgeHub.path, newTab: layout.opensInNewTab },
  };
}

function credits(): string[] {
  const { author, reviewer } = editorialPeople();
  return [
    ...(author ? [articleCopy.writtenBy(withRole(author))] : []),
    ...(reviewer ? [articleCopy.reviewedBy(withRole(reviewer))] : []),
  ];
}

/** The icon of an article's first path; lanterns if it belongs to several. */
function emblemOf(path: HubPath | undefined): { name: string; width: number; height: number } {
  return path === undefined || path === "everyone"
    ? { name: "method-learn", width: 600, height: 800 }
    : { name: `journey-${path}-emblem`, width: 240, height: 280 };
}

export type ArticleView = ReturnType<typeof articleView>;
