import { load } from "cheerio";
import { inject } from "vitest";
import { type ServedPage, servedPage } from "./served-page.ts";

/** A form sent by a browser without scripts: the controls and the address are those of the page as served. */
type PlainForm = {
  page: ServedPage;
  /** Where the page is, which the browser names when it sends. */
  path: string;
  /** Which form of the page, by a CSS selector. */
  form: string;
  /** What the reader types or chooses, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
};

/** Sends a form of a served page as a browser without scripts does, and reads the answer. */
export function sendPlainForm({ page: { html }, path, form, typed }: PlainForm): Promise<ServedPage> {
  const $ = load(html, { scriptingEnabled: false });
  const found = $(form);
  if (found.length !== 1) throw new Error(`${path} has ${found.length} forms ${form}`);
  if (found.find("button[type=submit]:not([disabled])").length !== 1)
    throw new Error(`nothing on ${path} sends ${form}`);
  const fields = new URLSearchParams();
  for (const { name, value } of found.serializeArray()) fields.set(name, value);
  for (const [name, value] of Object.entries(typed)) {
    const control = found.find(`[name="${name}"]:not([disabled])`);
    if (control.length !== 1) throw new Error(`${form} has no one field ${name}`);
    if (control.is("select") && !control.find("option").is(`[value="${value}"]`))
      throw new Error(`${name} cannot be ${value}`);
    fields.set(name, value);
  }
  const siteUrl = inject("siteUrl");
  const action = new URL(found.attr("action") ?? "", siteUrl + path);
  if (found.attr("method") !== "post") return servedPage(`${action.pathname}?${fields}`);
  return servedPage(action.pathname + action.search, {
    method: "POST",
    body: fields,
    headers: { accept: "text/html", origin: siteUrl, referer: siteUrl + path },
  });
}
