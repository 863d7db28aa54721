import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import type { FormField } from "#content/documents/form-field.ts";
import { isRecord } from "#content/documents/record.ts";
import { editableDocuments } from "#content/documents/register.server.ts";
import { withValueAt } from "#features/site-content/rules/merge.ts";
import { assemble } from "#server/assemble.ts";
import { signInOwner } from "#tests/support/fleet-owner.ts";
import { siteClient } from "#tests/support/fleet-request.ts";
import { startBuiltSite } from "./site.ts";

/** A data folder in which the team has published this many documents, the home page's first. @returns the folder. */
export async function publishedFolder(wanted: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-bench-published-"));
  const site = await startBuiltSite({ DATA_DIR: folder });
  const services = await assemble({ DATA_DIR: folder, SITE_URL: site.url, LOG_LEVEL: "silent" });
  const url = site.url.replace("127.0.0.1", "localhost");
  const asOwner = await signInOwner(siteClient(url), services);
  const home = "/api/admin/site-content";
  const first = editableDocuments.toSorted(
    (one, other) => Number(other.id === "home") - Number(one.id === "home"),
  );
  let published = 0;
  for (const document of first) {
    const value = reworded(document);
    if (published === wanted || value === undefined) continue;
    const draft = { document: document.id, base: document.shipped, value };
    const { revision } = JSON.parse((await asOwner(`${home}/draft`, draft)).text);
    await asOwner(`${home}/publish`, { document: document.id, revision });
    published += 1;
  }
  services.mailer.close();
  await services.store.close();
  await site.stop();
  if (published < wanted) throw new Error(`only ${published} documents could be published`);
  return folder;
}

/** The document with one more mark at the end of the first text that may have it. */
function reworded({ form, shipped, problemsOf }: EditableDocument): unknown {
  for (const { path, text } of textsIn(form, shipped)) {
    const value = withValueAt(shipped, path, `${text}!`);
    if (problemsOf(value).length === 0) return value;
  }
  return undefined;
}

type Text = { path: readonly string[]; text: string };

function textsIn(field: FormField, value: unknown, path: readonly string[] = []): Text[] {
  if (field.kind === "group")
    return isRecord(value)
      ? field.fields.flatMap(({ name, field: each }) => textsIn(each, value[name], [...path, name]))
      : [];
  const isText = field.kind === "text" || field.kind === "longText";
  return isText && typeof value === "string" ? [{ path, text: value }] : [];
}
