import { setImmediate as nextTurn } from "node:timers/promises";
import { claims } from "#content/claims.ts";
import { current } from "#content/current.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { addableKindOf } from "#content/documents/register.server.ts";
import { currentPrerenderedPaths, pageAt } from "#content/index.ts";
import { articleDocument, slugOfDocument } from "#content/knowledge-hub/current-articles.ts";
import { plans } from "#content/plans.ts";
import { episodeDocument } from "#content/podcast/current-episodes.ts";
import { addressOfDocument, pageDocument } from "#content/simple-pages/current-simple-pages.ts";
import { site } from "#content/site.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { publicPages } from "#platform/http/public-pages.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy.ts";
import { knownDocument } from "../reads.server.ts";
import { differencesOf } from "../rules/differences.ts";
import { articleHints, episodeHints, pageHints } from "../rules/hints.ts";
import { isRecord } from "../rules/json.ts";
import { withValueAt } from "../rules/merge.ts";
import type { PreviewInput } from "../schema.ts";
import { duringWithPictures } from "./pictures.server.ts";
import { mailAsPage, mailsOf } from "./preview-mail.server.ts";
import { problemsByField } from "./problems.server.ts";

/** A page as it would be with this value, or the fields that are wrong, which is usual while somebody types. */
export async function previewPage(
  services: Services,
  actor: Actor,
  { document: id, page: asked, value }: PreviewInput,
): Promise<{ html: string; problems: Readonly<Record<string, string>>; hints: readonly string[] }> {
  authorize(actor, "content.read");
  const document = await knownDocument(services, id);
  // A page that has just moved is still asked for at its earlier address.
  const page = addressOfDocument(id) === undefined ? asked : document.preview;
  const isMail = mailsOf(document).some(({ value: mail }) => mail === page);
  if (!isMail && !canBePreviewed(document, page))
    throw new HttpError("invalid_input", { message: faults.noPage });
  const problems = problemsByField(document, value);
  if (Object.keys(problems).length > 0) return { html: "", problems, hints: [] };
  if (isMail)
    return { html: document.during(value, () => mailAsPage(document, page)) ?? "", problems, hints: [] };
  const pages = publicPages(services);
  if (!pages) throw new HttpError("unavailable");
  const hints = hintsOf(document, value);
  return {
    html: await duringWithPictures(services, document, value, () => pages.render(page)),
    problems,
    hints,
  };
}

function hintsOf(document: EditableDocument, value: unknown): readonly string[] {
  const { id } = document;
  const kind = addableKindOf(id)?.name;
  if (kind === undefined) return [];
  return document.during(value, () => {
    const around = {
      isPage: (path: string) => pageAt(path) !== undefined,
      figures: claims.flatMap(({ figures }) => figures),
      names: [site.productName, ...plans().map(({ title }) => title)],
    };
    if (kind === "episode") return episodeHints(current(episodeDocument(id)), around);
    return kind === "page"
      ? pageHints(current(pageDocument(id)), around)
      : articleHints(current(articleDocument(slugOfDocument(id) ?? id)), around);
  });
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
 * Renders every page that shows the document with the new value, one per turn of the event loop, so that visitors don't
 * wait. Does nothing in a process without pages.
 * @throws {HttpError} invalid_input that names the page, and the field that it fails with.
 */
export async function mustRender(
  services: Services,
  document: EditableDocument,
  value: unknown,
): Promise<void> {
  const pages = publicPages(services);
  if (!pages) return;
  const renders = (each: unknown, page: string) =>
    duringWithPictures(services, document, each, () => pages.render(page)).then(
      () => true,
      () => false,
    );
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
    await nextTurn();
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
    if (document.problemsOf(tried).length === 0 && (await renders(tried))) return path;
  }
  return undefined;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((each, name) => {
    if (Array.isArray(each)) return each[Number(name)];
    return isRecord(each) ? each[name] : undefined;
  }, value);
}
