import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { scrollToText, showPage, textsAround } from "../client/preview-frame.ts";
import { editorCopy } from "../copy/screen.ts";
import type { SharedDraft } from "../reads/preview-link.server.ts";
import { PaperPreview } from "./paper-preview.tsx";
import { PreviewLink, type Sharing } from "./preview-link.tsx";
import { usePreview } from "./use-preview.ts";

const copy = editorCopy.preview;
const widths = { phone: 390, desktop: 1280 } as const;
const height = 720;

type PagePreviewProps = {
  document: string;
  /** Whether printed files show the document, too. */
  hasPaper: boolean;
  /** Whether it begins at the width of a desktop. */
  isWide: boolean;
  pages: readonly { value: string; label: string }[];
  page: string;
  onPage(page: string): void;
  /** How the draft is shared with people without a login; undefined while there is no draft. */
  shared: SharedDraft | undefined;
  sharing: Sharing;
  /** Sends an email to whoever edits it. */
  mailTest: { busy: boolean; problem: string | undefined; send(mail: string): Promise<void> };
  value: unknown;
  /** The texts of the field that someone is in: the page is scrolled to them. */
  edited: readonly string[];
  /** Called with what could be better, each time a page could be rendered. */
  onHints(hints: readonly string[]): void;
  /** Called with what was clicked: its text, then the texts of the parts of the page around it, from the inside out. */
  onPick(texts: readonly string[]): void;
  /** What a field is called, by its path, and how to get there. */
  labelOf(path: string): string;
  onFault(path: readonly string[]): void;
};

const mostNamed = 4;

/** What is missing or wrong in the draft, beside the page that has a stand-in for it. */
function PreviewFaults({
  faults,
  isDrawn,
  labelOf,
  onFault,
}: { faults: readonly string[]; isDrawn: boolean } & Pick<PagePreviewProps, "labelOf" | "onFault">) {
  if (faults.length === 0) return null;
  return (
    <div className="text-small text-ink-soft">
      <p>{isDrawn ? copy.standIns : copy.faults}</p>
      <ul className="flex flex-wrap gap-x-4">
        {faults.slice(0, mostNamed).map((path) => (
          <li key={path}>
            <button
              className={`min-h-11 text-left wrap-anywhere sm:min-h-8 ${panelLink}`}
              onClick={() => onFault(path.split("."))}
              type="button"
            >
              {labelOf(path)}
            </button>
          </li>
        ))}
        {faults.length > mostNamed ? (
          <li className="flex min-h-11 items-center sm:min-h-8">{copy.more(faults.length - mostNamed)}</li>
        ) : null}
      </ul>
    </div>
  );
}

/** The preview follows what is typed. */
export function PagePreview({
  document: id,
  hasPaper,
  isWide,
  pages,
  page,
  onPage,
  shared,
  sharing,
  mailTest,
  value,
  edited,
  onHints,
  onPick,
  labelOf,
  onFault,
}: PagePreviewProps) {
  const [width, setWidth] = useState<keyof typeof widths>(isWide ? "desktop" : "phone");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const [format, setFormat] = useState<"html" | "text">("html");
  const { html, text, note, faults } = usePreview({ document: id, page, value, onHints });
  const isMail = page.startsWith("mail:");
  const isText = isMail && format === "text";
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
        label={isMail ? "Email" : "Page"}
        marks={requiredMarks}
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
        {isMail ? (
          <SegmentedChoice
            action=""
            chosen={format}
            legend="Format"
            name="preview-format"
            onChoose={setFormat}
            options={[
              { value: "html", text: "Formatted" },
              { value: "text", text: "Plain text" },
            ]}
            submit={null}
          />
        ) : null}
      </div>
      {isMail ? (
        <div className="grid gap-2">
          <p>
            <Button
              busy={mailTest.busy}
              onClick={() => void mailTest.send(page)}
              size="small"
              variant="outline"
            >
              Send me a test
            </Button>
          </p>
          <AlertNote text={mailTest.problem} />
        </div>
      ) : null}
      <p className="text-small text-ink-soft">Click a sentence to go to its field.</p>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {note}
      </p>
      <PreviewFaults faults={faults} isDrawn={note === ""} labelOf={labelOf} onFault={onFault} />
      {shared && page.startsWith("/") ? <PreviewLink initial={shared} path={page} sharing={sharing} /> : null}
      {hasPaper ? <PaperPreview document={id} value={value} /> : null}
      {isText ? (
        <pre
          className="rounded-md border border-line bg-surface p-4 font-sans text-small whitespace-pre-wrap wrap-anywhere"
          data-preview-text
        >
          {text}
        </pre>
      ) : null}
      <div className={isText ? "hidden" : "overflow-hidden"} ref={room}>
        <iframe
          className="block max-w-none origin-top-left rounded-md border border-line bg-bg"
          ref={frame}
          title="Preview of the page"
        />
      </div>
    </section>
  );
}
