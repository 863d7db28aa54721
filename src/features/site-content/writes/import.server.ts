import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { chosenField, type FormField } from "#content/documents/form-field.ts";
import { addableKindOf, currentDocuments, isAdded } from "#content/documents/register.server.ts";
import { slugOfDocument } from "#content/knowledge-hub/current-articles.ts";
import { articlePath, slugInPath } from "#content/pages/articles.ts";
import { episodeOfDocument } from "#content/podcast/current-episodes.ts";
import { emptyPage } from "#content/simple-pages/simple-page.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import { same } from "#platform/drafts/merge.ts";
import type { Services } from "#platform/services.ts";
import { contentFileCopy as copy } from "../copy/messages.ts";
import { addressIn } from "../reads/address.server.ts";
import { documentRow, stateOf } from "../reads/document-row.server.ts";
import { versionValue } from "../reads/documents.server.ts";
import { contentFileName } from "../reads/export.server.ts";
import { problemsOf } from "../reads/problems.server.ts";
import { labelAt } from "../rules/differences.ts";
import { fitsForm } from "../rules/fits-form.ts";
import { isRecord } from "../rules/json.ts";
import { addArticle, addEpisode, beginPage } from "./create-document.server.ts";
import { saveDraft } from "./drafts.server.ts";
import { publishDraft, terminal } from "./publishing.server.ts";

/** What an earlier release exported and this one has elsewhere. */
const formerFiles: ReadonlySet<string> = new Set([contentFileName("groups")]);

/** Ten times the largest document there is. */
const largestFile = 1024 * 1024;

const fileShape = z.strictObject({ version: z.int().check(z.minimum(0)), value: z.unknown() });

type Found = { document: EditableDocument; version: number; value: unknown };

/** What an import did with one document, or why nothing was imported, as lines for the terminal. */
export type ImportReport = { worked: boolean; lines: readonly string[] };

/**
 * Imports files as exportContent writes them, into drafts or at once. Unless all of them fit, none is imported. What the
 * team has changed since the export is merged field by field; where both changed one field, the team's stays.
 */
export async function importContent(
  services: Services,
  { folder, publish }: { folder: string; publish: boolean },
): Promise<ImportReport> {
  const found: Found[] = [];
  const faults: string[] = [];
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const id = name.replace(/\.yaml$/, "");
    // What the team has added elsewhere, and this site doesn't have yet.
    const slug = slugOfDocument(id);
    if (slug === undefined || slugInPath(articlePath(slug)) === slug) addableKindOf(id)?.know(id);
  }
  const documents = currentDocuments();
  for (const document of documents) {
    const name = contentFileName(document.id);
    if (!names.includes(name)) continue;
    const read = await readContent(services, document, join(folder, name));
    if ("faults" in read) faults.push(...read.faults.map((fault) => `${name}: ${fault}`));
    else found.push({ document, ...read });
  }
  const known = new Set(documents.map(({ id }) => contentFileName(id)));
  for (const name of names)
    if (name.endsWith(".yaml") && !known.has(name) && !formerFiles.has(name))
      faults.push(`${name}: there is no such document`);
  if (faults.length > 0)
    return { worked: false, lines: [...faults, "Nothing was imported. Correct the files and try again."] };
  if (found.length === 0) return { worked: false, lines: ["There is no exported file in this folder."] };
  const former = names
    .filter((name) => formerFiles.has(name))
    .map((name) => `${name}: ${copy.groupsElsewhere}`);
  const reports: ImportReport[] = [];
  for (const each of found) reports.push(await importDocument(services, each, publish));
  return {
    worked: reports.every(({ worked }) => worked),
    lines: [...reports.flatMap(({ lines }) => lines), ...former],
  };
}

async function readContent(
  services: Services,
  document: EditableDocument,
  path: string,
): Promise<Omit<Found, "document"> | { faults: readonly string[] }> {
  if ((await stat(path)).size > largestFile) return { faults: ["the file is too large"] };
  let read: z.output<typeof fileShape>;
  try {
    const decoded = decodeFile(await readFile(path));
    if (decoded?.encoding !== "UTF-8" || decoded.text.includes("\uFFFD")) return { faults: [copy.encoding] };
    read = fileShape.parse(parse(decoded.text, { schema: "core", maxAliasCount: 0 }));
  } catch (error) {
    return {
      faults: [error instanceof z.core.$ZodError ? copy.shape : `it isn't valid YAML. ${String(error)}`],
    };
  }
  const value = document.adapted(withItemIds(document.form, read.value));
  if (!fitsForm(document.form, value)) return { faults: [copy.shape] };
  const problems = Object.entries(await problemsOf(services, document, value));
  return problems.length === 0
    ? { version: read.version, value }
    : { faults: problems.map(([path, message]) => `${labelAt(document.form, path, value)}: ${message}`) };
}

/** Items that someone has added to a file have no id. It is made of what they say: a second import finds the same. */
function withItemIds(form: FormField, value: unknown): unknown {
  const field = chosenField(form, value) ?? form;
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item) => withItemIds(field.item, item));
  if (field.kind !== "group" || !isRecord(value)) return value;
  const own = Object.fromEntries(
    field.fields.flatMap(({ name, field: each }) =>
      Object.hasOwn(value, name) ? [[name, withItemIds(each, value[name])]] : [],
    ),
  );
  const id = field.fields.find(({ field: each }) => each.kind === "id" && !each.options)?.name;
  if (id === undefined || Object.hasOwn(own, id)) return { ...value, ...own };
  const text = createHash("sha256").update(JSON.stringify(own)).digest("hex").slice(0, 16);
  return { ...value, ...own, [id]: `item-${text}` };
}

async function importDocument(
  services: Services,
  { document, version, value }: Found,
  publish: boolean,
): Promise<ImportReport> {
  const { id, title, form } = document;
  const line = (text: string) => `${title}: ${text}`;
  const isNew = await addNewDocument(services, id, value);
  const state = stateOf(document, await documentRow(services.store.db, id));
  const published = isNew ? state.value : state.published;
  const base = version < state.version ? await exported(services, document, version) : published;
  if (same(base, value) || same(state.value, value)) return { worked: true, lines: [line("unchanged")] };
  const saved = await saveDraft(services, terminal, { document: id, base, value });
  if (saved.conflicts.length > 0) {
    const fields = saved.conflicts.map(({ path }) => labelAt(form, path, value)).join("; ");
    return { worked: false, lines: [line(copy.conflict(fields))] };
  }
  // What the team is still working on must not be published with it.
  const joinsDraft = state.hasDraft && !isNew;
  if (!publish || joinsDraft)
    return {
      worked: !publish,
      lines: [line(joinsDraft ? "added to the team's draft, which isn't published yet" : "saved as a draft")],
    };
  await publishDraft(services, terminal, { document: id, revision: saved.revision });
  return { worked: true, lines: [line("published")] };
}

/** What this site doesn't have begins as something that the team has added: every process learns of it. */
async function addNewDocument(services: Services, id: string, value: unknown): Promise<boolean> {
  if (!isAdded(id)) return false;
  const { revision } = await documentRow(services.store.db, id);
  if (revision > 0) return false;
  const [slug, episode] = [slugOfDocument(id), episodeOfDocument(id)];
  if (slug !== undefined) await addArticle(services, terminal, { title: slug, address: slug });
  else if (episode !== undefined) await addEpisode(services, terminal, { title: episode, address: episode });
  else await beginPage(services, terminal, id, emptyPage(id, addressIn(id, value) ?? id));
  return true;
}

/** What the file began from; the default if this site never had that version. */
async function exported(services: Services, document: EditableDocument, version: number): Promise<unknown> {
  return version === 0
    ? document.shipped
    : document.adapted(await versionValue(services, document.id, version));
}
