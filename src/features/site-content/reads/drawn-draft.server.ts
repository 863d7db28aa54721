import { claims } from "#content/claims.ts";
import { current, ofSite } from "#content/current.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf, currentDocuments, editableDocument } from "#content/documents/register.server.ts";
import { pageAt } from "#content/index.ts";
import { articleDocument, slugOfDocument } from "#content/knowledge-hub/current-articles.ts";
import { plans } from "#content/plans.ts";
import { episodeDocument } from "#content/podcast/current-episodes.ts";
import { loaded } from "#content/published.server.ts";
import { pageDocument } from "#content/simple-pages/current-simple-pages.ts";
import { site } from "#content/site.ts";
import { knowPicture } from "#content/uploaded-pictures.ts";
import type { PageTask } from "#platform/http/public-pages.ts";
import { articleHints, episodeHints, pageHints } from "../rules/hints.ts";
import { mailAsPage } from "./mails.server.ts";
import { type Draft, type Drawn, type Draws, inputShape, type Stored, taskName } from "./render.server.ts";

/** What a process that renders drafts, and has no database, was sent of each document. */
const laidTexts = ofSite(() => new Map<string, string>());

/** The features' part of the process that renders drafts. */
export const contentTasks: Readonly<Record<string, PageTask>> = {
  async [taskName](input, pages) {
    const { revision, stored, ...draft } = inputShape.parse(input);
    if (stored) {
      layContent(stored);
      loaded().revision = revision;
    }
    return loaded().revision === revision ? drawHere(draft, pages) : { isStale: true };
  },
};

async function drawHere(
  { document: id, value, page, isCheck, pictures, data }: Draft,
  pages: Draws,
): Promise<Drawn> {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}.`);
  for (const picture of pictures) knowPicture(picture);
  if (data !== undefined) pages.showData(page, data);
  return document.during(value, async () => {
    if (page.startsWith("mail:"))
      return { html: "", ...mailAsPage(document, page), hints: hintsOf(document) };
    const html = await pages.render(page);
    return isCheck ? { html: "", hints: [] } : { html, hints: hintsOf(document) };
  });
}

function hintsOf(document: EditableDocument): string[] {
  const { id, hints } = document;
  if (hints) return [...hints()];
  const kind = addableKindOf(id)?.name;
  if (kind === undefined) return [];
  const around = {
    isPage: (path: string) => pageAt(path) !== undefined,
    figures: claims.flatMap(({ figures }) => figures),
    names: [site.productName, ...plans().map(({ title }) => title)],
  };
  if (kind === "episode") return episodeHints(current(episodeDocument(id)), around);
  return kind === "page"
    ? pageHints(current(pageDocument(id)), around)
    : articleHints(current(articleDocument(slugOfDocument(id) ?? id)), around);
}

/** Lays what is published over the defaults in this process, which has no database. */
function layContent({ documents, pictures }: Stored): void {
  for (const picture of pictures) knowPicture(picture);
  for (const { id } of documents) addableKindOf(id)?.know(id);
  const laid = laidTexts();
  const byId = new Map(documents.map((each) => [each.id, each]));
  for (const document of currentDocuments()) {
    const { published = "", at } = byId.get(document.id) ?? {};
    if ((laid.get(document.id) ?? "") === published) continue;
    laid.set(document.id, published);
    try {
      document.publish(published === "" ? undefined : JSON.parse(published), at);
    } catch {
      // As in the process that serves: what no longer fits gives way to the default.
      document.publish(undefined);
    }
  }
}
