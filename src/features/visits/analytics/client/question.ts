import { analytics as copy } from "#content/analytics.ts";
import { buttonClass } from "#ui/button-class.ts";
import type { Answer } from "../rules.ts";

/** Keeps the focused element from being covered by the bar. */
const roomBelow = "scroll-pb-72";
const headingId = "analytics-question";
const shell =
  "bottom-0 z-30 border-t border-line bg-surface text-ink shadow-pop print:hidden [@media(min-height:40rem)]:sticky";
const row =
  "mx-auto flex max-w-wide flex-col gap-4 px-gutter py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-10";

type OpenedQuestion = {
  /** The current answer, if the visitor opened the question; absent when the page asks. */
  now?: string | undefined;
  /** `false` if the browser has answered through Global Privacy Control or Do Not Track. */
  asks: boolean;
};
type Question = {
  open(opened: OpenedQuestion): void;
  close(): void;
  isOpen(): boolean;
  /** Visible if the question stays open, and always read out. */
  say(text: string): void;
};

/**
 * The bar with the question. It is a region and not a dialog: it doesn't take the focus, block anything, or move
 * content. Both answers look the same.
 */
export function makeQuestion({
  onAnswer,
  onClose,
}: {
  onAnswer(answer: Answer): void;
  onClose(): void;
}): Question {
  const status = make("p", { className: "sr-only", role: "status" });
  const now = make("p", { className: "mt-1 text-small font-semibold" });
  const bar = make("section", { className: shell });

  const answer = (value: Answer, text: string) =>
    button(text, `${buttonClass("outline", "small")} w-full`, () => onAnswer(value));
  const answers = make("div", { className: "grid shrink-0 grid-cols-2 gap-3 lg:w-112" }, [
    answer("no", copy.no),
    answer("yes", copy.yes),
  ]);
  const closer = button(copy.close, buttonClass("text", "small"), onClose);
  const heading = make("h2", {
    id: headingId,
    className: "rounded-sm font-sans text-body font-semibold focus-ring",
    textContent: copy.heading,
    tabIndex: -1,
  });
  const more = make("a", {
    className: "rounded-xs text-link underline underline-offset-3 focus-ring",
    href: copy.more.href,
    textContent: copy.more.text,
  });
  const text = make(
    "p",
    { className: "mt-1 max-w-prose text-small text-ink-soft", textContent: `${copy.text} ` },
    [more],
  );
  bar.setAttribute("aria-labelledby", headingId);
  // Closing with this key answers nothing; if the page itself asks, the key is reserved for "Leave quickly".
  bar.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !closer.isConnected) return;
    event.preventDefault();
    onClose();
  });

  return {
    open({ now: stands, asks }) {
      now.textContent = stands ?? "";
      status.textContent = "";
      const paragraphs = stands === undefined ? [heading, text] : [heading, now, text];
      const controls = [...(asks ? [answers] : []), ...(stands === undefined ? [] : [closer])];
      bar.replaceChildren(
        make("div", { className: row }, [
          make("div", {}, paragraphs),
          make(
            "div",
            { className: "flex flex-wrap items-center gap-x-5 gap-y-2 max-lg:flex-col max-lg:items-stretch" },
            controls,
          ),
        ]),
      );
      document.body.append(status, bar);
      document.documentElement.classList.add(roomBelow);
      if (stands !== undefined) heading.focus();
    },
    close() {
      const held = bar.contains(document.activeElement);
      bar.remove();
      document.documentElement.classList.remove(roomBelow);
      if (held) document.querySelector("main")?.focus({ preventScroll: true });
    },
    isOpen: () => bar.isConnected,
    say(sentence) {
      now.textContent = sentence;
      status.textContent = sentence;
    },
  };
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

export function button(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const element = make("button", { type: "button", className, textContent: text });
  element.addEventListener("click", onPress);
  return element;
}
