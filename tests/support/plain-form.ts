import { type CheerioAPI, load } from "cheerio";
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
  const { address, fields, init } = submission(pressed, siteUrl + path);
  for (const [name, value] of Object.entries(typed)) {
    const control = found.find(`[name="${name}"]:not([disabled])`);
    const isChoice = control.is(`[type=radio][value="${value}"]`);
    if (control.length !== 1 && !isChoice) throw new Error(`${form} has no one field ${name}`);
    if (control.is("select") && !control.find("option").is(`[value="${value}"]`))
      throw new Error(`${name} cannot be ${value}`);
    fields.set(name, value);
  }
  if (found.attr("method") !== "post") return servedPage(`${address.pathname}?${fields}`, undefined, siteUrl);
  const headers = { ...init.headers, cookie };
  return servedPage(address.pathname + address.search, { ...init, headers }, siteUrl);
}

/** What a browser sends when this button is pressed on the page at `url`; `fields` can still be changed. */
export function submission(pressed: ReturnType<CheerioAPI>, url: string) {
  const form = pressed.closest("form");
  const fields = new URLSearchParams();
  for (const { name, value } of form.serializeArray()) fields.append(name, value);
  const name = pressed.attr("name");
  if (name !== undefined) fields.append(name, pressed.attr("value") ?? "");
  const address = new URL(pressed.attr("formaction") ?? form.attr("action") ?? "", url);
  const headers = { accept: "text/html", origin: address.origin, referer: url };
  return { address, fields, init: { method: "POST", body: fields, headers } };
}
