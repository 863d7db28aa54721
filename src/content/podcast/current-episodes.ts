/** The episodes that the team has made, as they are now. Each is a document without a default (content/current.ts). */
import { addableDocuments } from "../addable.ts";
import { current, hasShippedName } from "../current.ts";
import { day } from "../knowledge-hub/front-matter.ts";
import { podcast } from "../pages/podcast.ts";
import type { Page, SitePath } from "../schema.ts";
import type { EpisodeContent } from "./own-episode.ts";

const prefix = "podcast-";

/** The longest name in an address; a document's id has it with a prefix. */
export const longestEpisodeSlug = 50;

/** The id of an episode's document. */
export function episodeDocumentId(slug: string): string {
  return prefix + slug;
}

/** The episode that a document is; undefined for other documents. */
export function episodeOfDocument(id: string): string | undefined {
  const slug = id.startsWith(prefix) ? id.slice(prefix.length) : "";
  return isEpisodeSlug(slug) ? slug : undefined;
}

/** Whether a text can be the last part of an episode's address. */
export function isEpisodeSlug(text: string): boolean {
  return text.length <= longestEpisodeSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Where an episode stands. */
export function episodePath(slug: string): SitePath {
  return `${podcast.path}/${slug}`;
}

/** The last part of an address below the podcast; undefined for other addresses. */
export function episodeInPath(path: string): string | undefined {
  const slug = path.startsWith(`${podcast.path}/`) ? path.slice(podcast.path.length + 1) : "";
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
}

/** Until the team has an episode of its own; the recordings say the shipped name, so with another one they aren't. */
export function samplesAreShown(): boolean {
  return currentEpisodes().length === 0 && hasShippedName();
}

/** What a new episode begins with. */
export function emptyEpisode(title: string, today: Date): EpisodeContent {
  return {
    state: "shown",
    title,
    summary: "",
    published: day.parse(today.toISOString().slice(0, 10)),
    audio: "https://",
    length: "",
    topics: [],
    chapters: [],
    transcript: "",
  };
}

/** An episode that visitors see, or that a preview shows. */
export type ShownOwnEpisode = { slug: string; content: EpisodeContent; page: Page };

/** What a render has read that lists episodes. */
export const episodeList = "episodes";

const store = addableDocuments<EpisodeContent, ShownOwnEpisode>({
  list: episodeList,
  hidden: () => ({ ...emptyEpisode("", new Date(0)), state: "hidden" }),
  show(content, { id }) {
    const slug = episodeOfDocument(id) ?? id;
    return { slug, content, page: pageOf(slug, content) };
  },
  order: (one, other) => other.content.published.localeCompare(one.content.published, "en"),
});

/** Every episode's document by its id, also of those that nobody can see yet. */
export const episodeDocuments = store.all;

/** The document of an episode; one that isn't there yet is added, hidden until it's published. */
export const episodeDocument = store.document;

/** The episodes of the team that visitors see, newest first. */
export const currentEpisodes = store.shown;

/** Where the address of a hidden episode leads; undefined if it leads nowhere. */
export function redirectOfEpisode(slug: string): SitePath | undefined {
  const document = store.all().get(episodeDocumentId(slug));
  const content = document && current(document);
  return content?.state === "hidden" ? content.redirect : undefined;
}

/** Its page is rendered per request: its policy allows audio from the episode's own host. */
function pageOf(slug: string, { title, summary }: EpisodeContent): Page {
  return {
    path: episodePath(slug),
    name: title,
    meta: { ...podcast.meta, title, description: summary },
    heading: title,
    introduction: summary,
    perRequest: true,
  };
}
