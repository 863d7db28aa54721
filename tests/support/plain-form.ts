import { load } from "cheerio";
import { inject } from "vitest";
import { oneLine, type ServedPage, servedPage } from "./served-page.ts";

/** A form sent by a browser without scripts: the controls and the address are those of the page as served. */
type PlainForm = {
  page: ServedPage;
  /** Where the page is, which the browser names when it sends. */
  path: string;
  /** Which form of the page, by a CSS selector. */
  form: string;
  /** What the reader types or chooses, by the names of the fields. */
  typed?: Readonly<Record<string, string>>;
  /** Which of its buttons is pressed, by what it says; it needs no name where the form has one button. */
  button?: string;
  /** Where the page is, if not on the site that all tests of pages share. */
  siteUrl?: string;
  cookie?: string;
};

/** Sends a form of a served page as a browser without scripts does, and reads the answer. */
export function sendPlainForm(sent: PlainForm): Promise<ServedPage> {
  const { path, form, button, typed = {}, siteUrl = inject("siteUrl"), cookie = "" } = sent;
  const $ = load(sent.page.html, { scriptingEnabled: false });
  const found = $(form);
  if (found.length !== 1) throw new Error(`${path} has ${found.length} forms ${form}`);
  const pressed = found
    .find("button[type=submit]:not([disabled])")
    .filter((_, each) => button === undefined || oneLine($(each).text()) === button);
  if (pressed.length !== 1) throw new Error(`nothing on ${path} sends ${form}`);
  const fields = new URLSearchParams();
  for (const { name, value } of found.serializeArray()) fields.set(name, value);
  for (const [name, value] of Object.entries(typed)) {
    const control = found.find(`[name="${name}"]:not([disabled])`);
    const isChoice = control.is(`[type=radio][value="${value}"]`);
    if (control.length !== 1 && !isChoice) throw new Error(`${form} has no one field ${name}`);
    if (control.is("select") && !control.find("option").is(`[value="${value}"]`))
      throw new Error(`${name} cannot be ${value}`);
    fields.set(name, value);
  }
  const name = pressed.attr("name");
  if (name !== undefined) fields.set(name, pressed.attr("value") ?? "");
  const action = new URL(found.attr("action") ?? "", siteUrl + path);
  if (found.attr("method") !== "post") return servedPage(`${action.pathname}?${fields}`, undefined, siteUrl);
  const init = {
    method: "POST",
    body: fields,
    headers: { accept: "text/html", origin: siteUrl, referer: siteUrl + path, cookie },
  };
  return servedPage(action.pathname + action.search, init, siteUrl);
}
