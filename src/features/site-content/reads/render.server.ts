import * as z from "zod/mini";
import { claims } from "#content/claims.ts";
import { current, ofSite } from "#content/current.ts";
import { type EditableDocument, ownPath } from "#content/documents/editable.server.ts";
import { addableKindOf, currentDocuments, editableDocument } from "#content/documents/register.server.ts";
import { pageAt } from "#content/index.ts";
import { articleDocument, slugOfDocument } from "#content/knowledge-hub/current-articles.ts";
import { plans } from "#content/plans.ts";
import { episodeDocument } from "#content/podcast/current-episodes.ts";
import { loaded } from "#content/published.server.ts";
import { addressOfDocument, pageDocument } from "#content/simple-pages/current-simple-pages.ts";
import { site } from "#content/site.ts";
import { knownPictures, knowPicture } from "#content/uploaded-pictures.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { picturesById } from "#features/pictures/reads.server.ts";
import { valueAt, withValueAt } from "#platform/drafts/merge.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type PageTask, type PageTaskRefusal, publicPages } from "#platform/http/public-pages.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { differencesOf } from "../rules/differences.ts";
import { articleHints, episodeHints, pageHints } from "../rules/hints.ts";
import { picturesIn } from "../rules/pictures-in.ts";
import type { PreviewInput } from "../schema.ts";
import { mailAsPage, mailsOf } from "./mails.server.ts";
import { problemsByField } from "./problems.server.ts";

/** A page as it would be with this value, or the fields that are wrong, which is usual while somebody types. */
export async function previewPage(
  services: Services,
  actor: Actor,
  { document, page: requestedPage, value }: Omit<PreviewInput, "document"> & { document: EditableDocument },
): Promise<{ html: string; problems: Readonly<Record<string, string>>; hints: readonly string[] }> {
  authorize(actor, "content.write");
  // Requests for a page that has just moved still name its earlier address.
  const page = addressOfDocument(document.id) === undefined ? requestedPage : document.preview;
  const isMail = mailsOf(document).some(({ value: mail }) => mail === page);
  if (!isMail && !canBePreviewed(services, document, page))
    throw new HttpError("invalid_input", { message: faults.noPage });
  const problems = problemsByField(document, value);
  if (Object.keys(problems).length > 0) return { html: "", problems, hints: [] };
  const drawn = await drawDraft(services, document, { value, page });
  if (!("refused" in drawn)) return { ...drawn, problems };
  if (drawn.refused === "tooLarge") throw new HttpError("invalid_input", { message: faults.tooLarge });
  if (drawn.refused === "failed") throw new HttpError("invalid_input", { message: faults.unrenderableHere });
  throw new HttpError("unavailable", { message: faults[drawn.refused === "busy" ? "busy" : "away"] });
}

/** Whether a draft can be seen on this page: each page that shows the document, and its own, which may be new. */
export function canBePreviewed(services: Services, document: EditableDocument, page: string): boolean {
  return page === document.preview || pagesOf(services, document).includes(page);
}

/** The pages that show a document now: its own, and those that read it when they were last rendered. */
export function pagesOf(services: Services, document: EditableDocument): readonly string[] {
  const reading = publicPages(services)?.pagesReading(document.isAmong) ?? [];
  return [...new Set([...ownPath(document), ...reading])].filter((path) => pageAt(path) !== undefined);
}

/**
 * Renders every page that shows the document with the new value, in a process of its own. Does nothing in a process
 * without pages.
 * @throws {HttpError} invalid_input that names the page, and the field that it fails with.
 */
export async function mustRender(
  services: Services,
  document: EditableDocument,
  value: unknown,
): Promise<void> {
  if (!publicPages(services)) return;
  const renders = async (each: unknown, page: string) => {
    const drawn = await drawDraft(services, document, { value: each, page, isCheck: true });
    if (!("refused" in drawn)) return true;
    if (drawn.refused === "failed") return false;
    if (drawn.refused === "tooLarge")
      throw new HttpError("invalid_input", { message: faults.tooLargeToPublish });
    throw new HttpError("unavailable", { message: faults.busyPublishing });
  };
  for (const page of document.during(value, () => pagesOf(services, document))) {
    if (!(await renders(value, page))) {
      const path = await fieldAtFault(document, value, (each) => renders(each, page));
      throw path === undefined
        ? new HttpError("invalid_input", { message: faults.unrenderableAnywhere(page) })
        : new HttpError("invalid_input", {
            message: faults.unrenderable(page),
            fields: { [path]: faults.unrenderable(page) },
          });
    }
  }
}

// The page is rendered again with one changed field at a time as it was before: the one that helps is at fault.
async function fieldAtFault(
  document: EditableDocument,
  value: unknown,
  renders: (value: unknown) => Promise<boolean>,
): Promise<string | undefined> {
  const before = document.now();
  for (const { path } of differencesOf(document.form, before, value)) {
    const names = path === "" ? [] : path.split(".");
    const tried = withValueAt(value, names, valueAt(before, names));
    if (Object.keys(problemsByField(document, tried)).length === 0 && (await renders(tried))) return path;
  }
  return undefined;
}

/**
 * A page with a value lying over what is published. It's rendered in a process of its own, where a text that takes too
 * much time or memory holds up nobody.
 */
export async function drawDraft(
  services: Services,
  document: EditableDocument,
  { value, page, isCheck = false }: { value: unknown; page: string; isCheck?: boolean },
): Promise<Drawn | { refused: PageTaskRefusal | "away" }> {
  const pages = publicPages(services) ?? (page.startsWith("mail:") ? withoutPages : undefined);
  if (!pages) return { refused: "away" };
  const ids = picturesIn(document.form, value).map(({ id }) => id);
  const pictures = [...(await picturesById(services.store.db, ids)).values()];
  const draft = { document: document.id, value, page, isCheck, pictures };
  const runTask = publicPages(services)?.runTask;
  if (!runTask) return drawHere(draft, pages).catch(() => ({ refused: "failed" }) as const);
  const { revision } = services.asSite(loaded);
  const runPreview = async (input: unknown) => {
    const result = await runTask(taskName, input);
    return "refused" in result ? result : answerShape.parse(result.answer);
  };
  const first = await runPreview({ ...draft, revision });
  if (!("isStale" in first)) return first;
  const second = await runPreview({ ...draft, revision, stored: await storedContent(services) });
  return "isStale" in second ? { refused: "failed" } : second;
}

/** A mail needs none. */
const withoutPages: Draws = { render: (path) => Promise.reject(new Error(`${path} isn't rendered here.`)) };

const pictureShape = z.object({
  id: z.string(),
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  fallback: z.enum(["jpg", "png"]),
  alt: z.string(),
  focusX: z.number(),
  focusY: z.number(),
});
const storedShape = z.object({
  documents: z.array(z.object({ id: z.string(), published: z.string(), at: z.optional(z.string()) })),
  pictures: z.array(pictureShape),
});
const draftShape = z.object({
  document: z.string(),
  value: z.unknown(),
  /** A page's path, or the id of a mail. */
  page: z.string(),
  /** Only whether it can be rendered. */
  isCheck: z.boolean(),
  pictures: z.array(pictureShape),
});
const inputShape = z.extend(draftShape, { revision: z.number(), stored: z.optional(storedShape) });
const drawnShape = z.object({ html: z.string(), hints: z.array(z.string()) });
const answerShape = z.union([z.object({ isStale: z.literal(true) }), drawnShape]);

type Draft = z.output<typeof draftShape>;
type Drawn = z.output<typeof drawnShape>;
type Draws = Parameters<PageTask>[1];

const taskName = "content.draw";

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
  { document: id, value, page, isCheck, pictures }: Draft,
  pages: Draws,
): Promise<Drawn> {
  const document = editableDocument(id);
  if (!document) throw new Error(`There is no document ${id}.`);
  for (const picture of pictures) knowPicture(picture);
  return document.during(value, async () => {
    if (page.startsWith("mail:")) return { html: mailAsPage(document, page) ?? "", hints: [] };
    const html = await pages.render(page);
    return isCheck ? { html: "", hints: [] } : { html, hints: hintsOf(document) };
  });
}

function hintsOf(document: EditableDocument): string[] {
  const { id } = document;
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

/** Reads what is published, with the pictures that this process knows. */
async function storedContent({ store }: Services): Promise<z.output<typeof storedShape>> {
  const rows = await store.db
    .selectFrom("content_documents")
    .leftJoin("content_versions", (join) =>
      join
        .onRef("content_versions.document", "=", "content_documents.id")
        .onRef("content_versions.version", "=", "content_documents.version"),
    )
    .select(["id", "published", "content_versions.at"])
    .execute();
  const documents = rows.map(({ id, published, at }) => ({ id, published, ...(at ? { at } : {}) }));
  return { documents, pictures: [...knownPictures()] };
}

/** Lays what is published over the defaults in this process, which has no database. */
function layContent({ documents, pictures }: z.output<typeof storedShape>): void {
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
