import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { fieldMarks } from "#content/forms.ts";
import { SelectField } from "#ui/field-select.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import type { SharedDraft } from "../reads/preview-link.server.ts";
import { PreviewLink, type Sharing } from "./preview-link.tsx";
import { usePreview } from "./use-preview.ts";

const widths = { phone: 390, desktop: 1280 } as const;
const height = 720;

type PagePreviewProps = {
  document: string;
  /** The pages that show the document. */
  pages: readonly { value: string; label: string }[];
  page: string;
  onPage(page: string): void;
  /** How the draft is shared with people without a login; undefined while there is no draft. */
  shared: SharedDraft | undefined;
  sharing: Sharing;
  value: unknown;
  /** The texts of the field that someone is in: the page is scrolled to them. */
  edited: readonly string[];
  /** Called with what could be better, each time a page could be rendered. */
  onHints(hints: readonly string[]): void;
  /** Called with what was clicked: its text, then the texts of the parts of the page around it, from the inside out. */
  onPick(texts: readonly string[]): void;
};

/** A public page with the draft, at phone or desktop width, by day or night. It follows what is typed. */
export function PagePreview({
  document: id,
  pages,
  page,
  onPage,
  shared,
  sharing,
  value,
  edited,
  onHints,
  onPick,
}: PagePreviewProps) {
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const { html, note } = usePreview({ document: id, page, value, onHints });
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const pick = useEffectEvent(onPick);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner || html === "") return;
    showPage(inner, html, theme);
    // Links and forms in the preview do nothing, so that the draft stays open. A click leads to the field behind it.
    const stay = (event: Event) => {
      if (event.type === "click") pick(textsAround(event));
      const isAction = event.composedPath().some((part) => "tagName" in part && part.tagName === "A");
      if (isAction || event.type === "submit") event.preventDefault();
    };
    inner.addEventListener("click", stay);
    inner.addEventListener("submit", stay);
    return () => {
      inner.removeEventListener("click", stay);
      inner.removeEventListener("submit", stay);
    };
  }, [html, theme]);

  // After each new drawing too: what comes before the field may have grown.
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (inner && html !== "") scrollToText(inner, edited);
  }, [edited, html]);

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, frame.current];
    if (!outer || !inner) return;
    const resize = () => {
      const scale = Math.min(1, outer.clientWidth / widths[width]);
      const visibleHeight = Math.min(height, innerHeight * 0.75);
      // Set on the elements by script, since the content security policy forbids style attributes.
      outer.style.height = `${visibleHeight}px`;
      inner.style.width = `${widths[width]}px`;
      inner.style.height = `${visibleHeight / scale}px`;
      inner.style.transform = `scale(${scale})`;
      inner.style.marginLeft = `${(outer.clientWidth - widths[width] * scale) / 2}px`;
    };
    const watch = new ResizeObserver(resize);
    watch.observe(outer);
    resize();
    return () => watch.disconnect();
  }, [width]);

  return (
    <section aria-labelledby="preview-heading" className="grid gap-4" id="preview">
      <h2 className="text-h4" id="preview-heading">
        Preview
      </h2>
      <SelectField
        id="preview-page"
        label="Page"
        marks={fieldMarks}
        onChange={(event) => onPage(event.target.value)}
        options={pages}
        placeholder=""
        value={page}
      />
      <div className="flex flex-wrap gap-3">
        <SegmentedChoice
          action=""
          chosen={width}
          legend="Width"
          name="preview-width"
          onChoose={setWidth}
          options={[
            { value: "phone", text: "Phone" },
            { value: "desktop", text: "Desktop" },
          ]}
          submit={null}
        />
        <SegmentedChoice
          action=""
          chosen={theme}
          legend="Theme"
          name="preview-theme"
          onChoose={setTheme}
          options={[
            { value: "light", text: "Day" },
            { value: "dark", text: "Night" },
          ]}
          submit={null}
        />
      </div>
      <p className="text-small text-ink-soft">Click a sentence to go to its field.</p>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {note}
      </p>
      {shared && page.startsWith("/") ? <PreviewLink initial={shared} path={page} sharing={sharing} /> : null}
      <div className="overflow-hidden" ref={room}>
        <iframe
          className="block max-w-none origin-top-left rounded-md border border-line bg-bg"
          ref={frame}
          title="Preview of the page"
        />
      </div>
    </section>
  );
}

/** Far outside, a text is the whole page and says nothing of what was clicked. */
const longestPicked = 3_000;

function textsAround(event: Event): readonly string[] {
  return event.composedPath().flatMap((part) => {
    const text = "textContent" in part ? part.textContent : undefined;
    return typeof text === "string" && text.length <= longestPicked ? [text] : [];
  });
}

/** Where the part of a page that is being edited stands in the preview: a third of the way down. */
const place = 0.3;

/** Scrolls a page so that the part with one of these texts is in view; the first that the page has counts. */
function scrollToText(page: Document, texts: readonly string[]): void {
  const part = texts.map((text) => partWith(page, text)).find((each) => each !== undefined);
  const scrolling = page.scrollingElement;
  if (!part || !scrolling) return;
  const { top, bottom } = part.getBoundingClientRect();
  const height = page.defaultView?.innerHeight ?? 0;
  if (top >= 0 && bottom <= height) return;
  scrolling.scrollTop += top - height * place;
}

/** The smallest part of a page that has a text, in the body of the page before its head and foot. */
function partWith(page: Document, text: string): Element | undefined {
  const root = page.querySelector("main") ?? page.body;
  return smallestWith(root, text) ?? smallestWith(page.body, text);
}

function smallestWith(root: Element, text: string): Element | undefined {
  if (!oneLine(root.textContent).includes(text)) return undefined;
  let smallest = root;
  for (;;) {
    const inner = [...smallest.children].find((child) => oneLine(child.textContent).includes(text));
    if (!inner) return smallest;
    smallest = inner;
  }
}

function oneLine(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ");
}

/**
 * Puts a page into a frame's document without loading it: its scripts never run, its links lead nowhere, and it stays
 * where it was scrolled to. The style sheets are kept while they are the same, so that nothing flickers.
 */
function showPage(frame: Document, html: string, theme: "light" | "dark"): void {
  // Mails carry their styles with them, which the content security policy allows only scripts to set. A parser reports
  // each style attribute it meets, so they get another name first.
  const page = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  // What the removed scripts do to pictures: the theme's version, and those further down.
  for (const source of page.querySelectorAll<HTMLSourceElement>("source[data-night]"))
    source.media = theme === "dark" ? "all" : "not all";
  for (const picture of page.querySelectorAll<HTMLImageElement | HTMLSourceElement>("[data-later]")) {
    picture.srcset = picture.dataset.later ?? "";
    picture.classList.remove("animate-pulse", "bg-tint");
  }
  const place = frame.scrollingElement?.scrollTop ?? 0;
  const root = frame.documentElement;
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  root.dataset.theme = theme;
  const sheets = sheetsOf(page);
  if (sheetsOf(frame) !== sheets)
    frame.head.replaceChildren(...[...page.head.childNodes].map((node) => frame.importNode(node, true)));
  frame.body.replaceWith(frame.importNode(page.body, true));
  for (const styled of root.querySelectorAll<HTMLElement>("[data-style]"))
    styled.style.cssText = styled.dataset.style ?? "";
  root.style.background = sheets === "" ? "white" : "";
  if (frame.scrollingElement) frame.scrollingElement.scrollTop = place;
}

function sheetsOf(page: Document): string {
  return [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .map((link) => link.getAttribute("href"))
    .join(" ");
}
