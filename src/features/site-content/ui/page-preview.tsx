import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { fieldMarks } from "#content/forms.ts";
import { SelectField } from "#ui/field-select.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { scrollToText } from "../client/scroll-to-text.ts";
import { showPage } from "../client/show-page.ts";
import { editorCopy } from "../copy/screen.ts";
import { PreviewLink, type Shared } from "./preview-link.tsx";
import { usePreview } from "./use-preview.ts";

const copy = editorCopy.preview;
const widths = { phone: 390, desktop: 1280 } as const;
const height = 720;

type PagePreviewProps = {
  document: string;
  /** The pages that show the document. */
  pages: readonly { value: string; label: string }[];
  page: string;
  onPage(page: string): void;
  /** How the draft is shared with people without a login; undefined while there is no draft. */
  shared: Shared | undefined;
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
        {copy.heading}
      </h2>
      <SelectField
        id="preview-page"
        label={copy.page}
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
          legend={copy.widths.legend}
          name="preview-width"
          onChoose={setWidth}
          options={[
            { value: "phone", text: copy.widths.phone },
            { value: "desktop", text: copy.widths.desktop },
          ]}
          submit={null}
        />
        <SegmentedChoice
          action=""
          chosen={theme}
          legend={copy.themes.legend}
          name="preview-theme"
          onChoose={setTheme}
          options={[
            { value: "light", text: copy.themes.day },
            { value: "dark", text: copy.themes.night },
          ]}
          submit={null}
        />
      </div>
      <p className="text-small text-ink-soft">{copy.hint}</p>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {note}
      </p>
      {shared && page.startsWith("/") ? <PreviewLink document={id} initial={shared} path={page} /> : null}
      <div className="overflow-hidden" ref={room}>
        <iframe
          className="block max-w-none origin-top-left rounded-md border border-line bg-bg"
          ref={frame}
          title={copy.frame}
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
