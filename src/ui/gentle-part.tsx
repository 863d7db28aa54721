import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Note } from "./note.tsx";

type GentlePartProps = {
  /** The topics of the passage, the sentences of its note and the names of its button. */
  note: {
    topics: readonly string[];
    text: string;
    skip: string;
    turnOn: string;
    show: string;
    hide: string;
    leftOut: string;
  };
  /** The id of the section that comes after the passage. */
  skipTo: string;
  /** The ground under the note; the note takes the other colour. */
  on?: "paper" | "tint";
  /** Urgent signs and help lines of the passage. They stand between note and passage and are never folded. */
  urgent?: ReactNode;
  /** The passage; nothing where all of it is urgent. */
  children?: ReactNode;
};

/**
 * A passage on a hard topic. One line before it says what it is about and leads past it. Everything is open until
 * the reader turns gentle mode on, here or in the header. The style sheet does the folding (gentle-part.css) and
 * the script in the head the opening, so nothing waits for React, and everything can be read without script.
 */
export function GentlePart({ note, skipTo, on = "paper", urgent, children }: GentlePartProps) {
  return (
    <div data-topics={children ? note.topics.join(" ") : undefined} suppressHydrationWarning>
      <div
        className={`flex w-fit flex-wrap items-center gap-x-5 rounded-lg px-5 py-1.5 text-small text-ink ${on === "paper" ? "bg-tint" : "bg-surface"}`}
      >
        <p className="flex gap-3 py-2">
          <Icon className="mt-0.5 size-5 text-link" name="leaf" />
          <span>
            {note.text} {/* A plain anchor; the script in the head moves the focus along with the view. */}
            <a className="gentle-skip text-link-inline" data-skip="" href={`#${skipTo}`}>
              {note.skip}
            </a>
          </span>
        </p>
        {children ? <GentleButton names={note} /> : null}
        <p className="gentle-left-out pb-2">{note.leftOut}</p>
      </div>
      {urgent ? (
        <Note className="mt-5 max-w-text" kind="care">
          {urgent}
        </Note>
      ) : null}
      {children ? <div className="gentle-passage">{children}</div> : null}
    </div>
  );
}

/** Turns gentle mode on while it is off, and opens and closes the passage while it is on. */
export function GentleButton({ names }: { names: { turnOn: string; show: string; hide: string } }) {
  return (
    <button className="gentle-button focus-ring" data-gentle-show="" type="button">
      <span className="says-turn-on">{names.turnOn}</span>
      <span className="says-show">{names.show}</span>
      <span className="says-hide">{names.hide}</span>
    </button>
  );
}
