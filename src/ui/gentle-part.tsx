import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type GentlePartProps = {
  /** The topics of the passage, its note's two sentences, and the two names of its button. */
  note: { topics: readonly string[]; text: string; skip: string; show: string; hide: string };
  /** The id of the section that comes after the passage. */
  skipTo: string;
  /** What the note lies on; it takes the other colour. */
  on?: "paper" | "tint";
  children: ReactNode;
};

/**
 * A passage on a hard topic. One line before it says what it is about and leads past it; where gentle mode keeps
 * the topic back, that line also has the button that shows the passage. The sheet of styles does the closing
 * (gentle-part.css) and the script in the head the opening, so nothing waits for React, and without script
 * everything can be read.
 */
export function GentlePart({ note, skipTo, on = "paper", children }: GentlePartProps) {
  return (
    <div data-topics={note.topics.join(" ")} suppressHydrationWarning>
      <div
        className={`flex w-fit flex-wrap items-center gap-x-5 gap-y-2 rounded-lg px-5 py-3 text-small text-ink ${on === "paper" ? "bg-tint" : "bg-surface"}`}
      >
        <p className="flex gap-3">
          <Icon className="mt-0.5 size-5 text-link" name="leaf" />
          <span>
            {note.text}{" "}
            {/* A plain anchor: the browser moves the place of the keyboard along with the view. */}
            <a className="text-link-inline" href={`#${skipTo}`}>
              {note.skip}
            </a>
          </span>
        </p>
        <button
          className="gentle-button min-h-11 items-center rounded-pill border-[1.5px] border-line-strong bg-surface px-5 font-semibold text-ink focus-ring hover:border-primary hover:text-link"
          data-gentle-show=""
          type="button"
        >
          <span className="says-show">{note.show}</span>
          <span className="says-hide">{note.hide}</span>
        </button>
      </div>
      <div className="gentle-passage">{children}</div>
    </div>
  );
}
