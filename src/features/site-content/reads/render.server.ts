import * as z from "zod/mini";
import { type EditableDocument, ownPath } from "#content/documents/editable.server.ts";
import { downloadFiles } from "#content/downloads/all.ts";
import { paperReads } from "#content/downloads/paper-reads.server.ts";
import { kindOfPage, pageAt } from "#content/index.ts";
import { loaded } from "#content/published.server.ts";
import { addressOfDocument } from "#content/simple-pages/current-simple-pages.ts";
import { knownPictures } from "#content/uploaded-pictures.ts";
import { picturesById } from "#features/pictures/reads.server.ts";
import { valueAt, withValueAt } from "#platform/drafts/merge.ts";
import { HttpError } from "#platform/http/errors.ts";
import {
  type PageTask,
  type PageTaskRefusal,
  type PreviewData,
  type PublicPages,
  publicPages,
} from "#platform/http/public-pages.ts";
import { undrawnIn } from "#platform/pdf/undrawn.server.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { differencesOf } from "../rules/differences.ts";
import { picturesIn } from "../rules/pictures-in.ts";
import type { PreviewInput } from "../schema.ts";
import { documentTarget } from "./document-row.server.ts";
import { drawableDraft } from "./drawable-value.server.ts";
import { mailsOf } from "./mails.server.ts";
import { knowPicturesIn } from "./pictures.server.ts";
import { problemsByField } from "./problems.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** Tasks that render what the team has typed, by name. */
    pageTasks: Readonly<Record<string, PageTask>>;
    /** What pages show besides published content. */
    previewData: readonly PreviewData[];
  }
}

/**
 * A page as it would be with this value, and the fields that are wrong, which is usual while somebody types. Those have
 * stand-ins on it; a value that can't be drawn even so has no page.
 */
export async function previewPage(
  services: Services,
  actor: Actor,
  { document, page: requestedPage, value }: Omit<PreviewInput, "document"> & { document: EditableDocument },
): Promise<Drawn & { problems: Readonly<Record<string, string>> }> {
  authorize(actor, "content.write", documentTarget(document.id));
  // Requests for a page that has just moved still name its earlier address.
  const page = addressOfDocument(document.id) === undefined ? requestedPage : document.preview;
  const isMail = mailsOf(document).some(({ value: mail }) => mail === page);
  if (!isMail && !canBePreviewed(services, document, page))
    throw new HttpError("invalid_input", { message: faults.noPage });
  await knowPicturesIn(services, document, value);
  const problems = problemsByField(document, value);
  const isWhole = Object.keys(problems).length === 0;
  const drawable = isWhole ? value : drawableDraft(document, value);
  if (drawable === undefined) return { html: "", problems, hints: [] };
  const drawn = await drawDraft(services, document, { value: drawable, page });
  if (!isWhole)
    return "refused" in drawn ? { html: "", problems, hints: [] } : { ...drawn, problems, hints: [] };
  if (!("refused" in drawn))
    return { ...drawn, problems, hints: await withPaper(services, document, { value, hints: drawn.hints }) };
  if (drawn.refused === "tooLarge") throw new HttpError("invalid_input", { message: faults.tooLarge });
  if (drawn.refused === "failed") throw new HttpError("invalid_input", { message: faults.unrenderableHere });
  throw new HttpError("unavailable", { message: faults[drawn.refused === "busy" ? "busy" : "away"] });
}

/** The hints of a page, and what the files to print that show the document can't show of it. */
async function withPaper(
  services: Services,
  document: EditableDocument,
  { value, hints }: { value: unknown; hints: string[] },
) {
  const undrawn = await undrawnIn(services, value);
  const isPrinted = () => downloadFiles.some((file) => document.isAmong(paperReads(file)));
  return undrawn !== "" && isPrinted() ? [...hints, undrawn] : hints;
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
 * The pages to render before a document is published: those that show it. What the frame shows is computed without
 * regard to the page, and pages put the rest of such a document into texts, so one page of each kind is enough for it.
 */
function checkedPages(services: Services, document: EditableDocument): readonly string[] {
  const pages = pagesOf(services, document);
  if (!document.inFrame) return pages;
  return [...Map.groupBy(pages, kindOfPage).values()].flatMap((alike) => alike.slice(0, 1));
}

/**
 * Renders pages that show the document with the new value, in a process of its own. Does nothing in a process without
 * pages.
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
  for (const page of document.during(value, () => checkedPages(services, document))) {
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
  const render = publicPages(services)?.render ?? (page.startsWith("mail:") ? withoutPages : undefined);
  if (!render) return { refused: "away" };
  const ids = picturesIn(document.form, value).map(({ id }) => id);
  const pictures = [...(await picturesById(services.store.db, ids)).values()];
  const data = await services.contributions.previewData.find(({ path }) => path === page)?.read(services);
  const draft = { document: document.id, value, page, isCheck, pictures, data };
  const runTask = publicPages(services)?.runTask ?? runningHere(services, render);
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

/** Runs tasks in this process, where pages are rendered without another one. */
function runningHere(
  { contributions }: Services,
  render: PublicPages["render"],
): NonNullable<PublicPages["runTask"]> {
  // The pages of this process have their data.
  const pages: Draws = { render, showData: () => undefined };
  return async (task, input) => {
    try {
      return { answer: await contributions.pageTasks[task]?.(input, pages) };
    } catch {
      return { refused: "failed" };
    }
  };
}

/** A mail needs none. */
const withoutPages: PublicPages["render"] = (path) =>
  Promise.reject(new Error(`${path} isn't rendered here.`));

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
  /** What the page shows besides published content. */
  data: z.optional(z.unknown()),
});
/** What the process that renders drafts is sent (drawn-draft.server.ts), and what it answers. */
export const inputShape = z.extend(draftShape, { revision: z.number(), stored: z.optional(storedShape) });
/** `text`: the plain text of a mail. */
const drawnShape = z.object({
  html: z.string(),
  hints: z.array(z.string()),
  text: z.optional(z.string()),
});
const answerShape = z.union([z.object({ isStale: z.literal(true) }), drawnShape]);

export type Draft = z.output<typeof draftShape>;
export type Drawn = z.output<typeof drawnShape>;
export type Draws = Parameters<PageTask>[1];

export const taskName = "content.draw";

/** What is published, for a process that has no database. */
export type Stored = z.output<typeof storedShape>;

/** Reads what is published, with the pictures that this process knows. */
async function storedContent({ store }: Services): Promise<Stored> {
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
