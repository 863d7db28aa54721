import { type CheerioAPI, load } from "cheerio";
import { submission } from "./plain-form.ts";
import { oneLine } from "./served-page.ts";

/** Somebody whose browser runs no scripts: opens pages, fills in forms by their labels and sends them. */
export class PlainVisit {
  readonly #site: string;
  #$: CheerioAPI = load("");
  #path = "";
  #status = 0;
  #sent: ReturnType<typeof submission> | undefined;

  constructor(site: string) {
    this.#site = site;
  }

  get status(): number {
    return this.#status;
  }

  /** Where they are, as their address bar says. */
  get path(): string {
    return this.#path;
  }

  get $(): CheerioAPI {
    return this.#$;
  }

  /** What the main part says, with white space as a reader sees it. */
  get text(): string {
    return oneLine(this.#$("main").text());
  }

  async open(path: string): Promise<void> {
    await this.#read(path, await fetch(this.#site + path, { redirect: "manual" }));
  }

  /** What a label belongs to. */
  control(label: string) {
    const $ = this.#$;
    const named = $("label").filter((_, each) => oneLine($(each).text()).startsWith(label));
    const found = named
      .get()
      .map((each) =>
        $(each).attr("for") === undefined ? $(each).find("input") : $(`[id="${$(each).attr("for")}"]`),
      )
      .filter((each) => each.closest("[hidden]").length === 0);
    const [control] = found;
    if (control === undefined || found.length > 1)
      throw new Error(`${this.#path} shows ${found.length} controls called ${label}`);
    return control;
  }

  isShown(label: string): boolean {
    const $ = this.#$;
    return $("label")
      .get()
      .some((each) => oneLine($(each).text()).startsWith(label) && $(each).closest("[hidden]").length === 0);
  }

  fill(label: string, text: string): void {
    const control = this.control(label);
    if (control.is("textarea")) control.text(text);
    else control.attr("value", text);
  }

  /** Ticks a box, or chooses one of several. */
  check(label: string): void {
    const control = this.control(label);
    const name = control.attr("name") ?? "";
    if (control.attr("type") === "radio")
      control.closest("form").find(`[name="${name}"]`).removeAttr("checked");
    control.attr("checked", "");
  }

  /** Presses a button that sends its form. */
  async press(button: string): Promise<void> {
    const $ = this.#$;
    const pressed = $("button[type=submit]").filter((_, each) => oneLine($(each).text()) === button);
    if (pressed.length !== 1) throw new Error(`${this.#path} has ${pressed.length} buttons ${button}`);
    this.#sent = submission(pressed, this.#site + this.#path);
    await this.sendAgain();
  }

  /** Sends the last form once more, as a reload of its answer does. */
  async sendAgain(): Promise<void> {
    if (this.#sent === undefined) throw new Error("nothing has been sent");
    const { address, init } = this.#sent;
    await this.#read(
      address.pathname + address.search,
      await fetch(address, { ...init, redirect: "manual" }),
    );
  }

  async #read(path: string, answer: Response): Promise<void> {
    const to = answer.headers.get("location");
    if (to !== null) {
      const next = new URL(to, this.#site + path);
      return this.open(next.pathname + next.search);
    }
    this.#status = answer.status;
    this.#path = path;
    // Where scripts are off, `noscript` has elements of its own.
    this.#$ = load(await answer.text(), { scriptingEnabled: false });
  }
}
