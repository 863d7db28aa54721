import type { EditableDocument } from "#content/documents/editable.server.ts";
import { currentPrerenderedPaths, pageAt } from "#content/index.ts";
import { addressOfDocument } from "#content/simple-pages/current-simple-pages.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { publicPages } from "#platform/http/public-pages.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { differencesOf } from "../rules/differences.ts";
import { isRecord } from "../rules/json.ts";
import { withValueAt } from "../rules/merge.ts";
import type { PreviewInput } from "../schema.ts";
import { knownDocument } from "./documents.server.ts";
import { drawDraft, mailsOf } from "./draw-draft.server.ts";
import { problemsByField } from "./problems.server.ts";

/** A page as it would be with this value, or the fields that are wrong, which is usual while somebody types. */
export async function previewPage(
  services: Services,
  actor: Actor,
  { document: id, page: requestedPage, value }: PreviewInput,
): Promise<{ html: string; problems: Readonly<Record<string, string>>; hints: readonly string[] }> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  // Requests for a page that has just moved still name its earlier address.
  const page = addressOfDocument(id) === undefined ? requestedPage : document.preview;
  const isMail = mailsOf(document).some(({ value: mail }) => mail === page);
  if (!isMail && !canBePreviewed(document, page))
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
export function canBePreviewed(document: EditableDocument, page: string): boolean {
  return page === document.preview || pagesOf(document).includes(page);
}

/** The pages that show a document now. */
export function pagesOf(document: EditableDocument): readonly string[] {
  const pages = document.pages();
  return pages === "every" ? currentPrerenderedPaths() : pages.filter((path) => pageAt(path) !== undefined);
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
  for (const page of document.during(value, () => pagesOf(document))) {
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

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((each, name) => {
    if (Array.isArray(each)) return each[Number(name)];
    return isRecord(each) ? each[name] : undefined;
  }, value);
}
