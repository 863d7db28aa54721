import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Note } from "./note.tsx";

type GentlePartProps = {
  note: {
    topics: readonly string[];
    text: string;
    skip: string;
    turnOn: string;
    show: string;
    hide: string;
    leftOut: string;
  };
  /** The id of the next section. */
  skipTo: string;
  /** The background of the section; the note has the other color. */
  on?: "paper" | "tint";
  /** Notes before it have named its topics already: it's shown in gentle mode only. */
  repeats?: boolean;
  /** The passage's warning signs and help lines. They are between the note and the passage and are never folded. */
  urgent?: ReactNode;
  /** The passage; absent if all of it is urgent. */
  children?: ReactNode;
};

/**
 * A passage on a hard topic. A line before it names the topic and links past it. Everything is open until the reader
 * turns gentle mode on, here or in the header. CSS folds it (gentle-part.css) and the script in the head opens it, so
 * nothing waits for React, and everything can be read without JavaScript.
 */
export function GentlePart({
  note,
  skipTo,
  on = "paper",
  repeats = false,
  urgent,
  children,
}: GentlePartProps) {
  // The team can word a note in another way: then all of it is shown.
  const colon = note.text.indexOf(": ");
  const topicsAt = colon < 0 ? 0 : colon + 2;
  const [lead, topics] = [note.text.slice(0, topicsAt), note.text.slice(topicsAt)];
  return (
    <div data-topics={children ? note.topics.join(" ") : undefined} suppressHydrationWarning>
      <div
        className={`flex w-fit flex-wrap items-center gap-x-5 rounded-lg px-3 py-0.5 text-small text-ink sm:px-5 sm:py-1.5 ${on === "paper" ? "bg-tint" : "bg-surface"} ${repeats ? "gentle-repeats" : ""}`}
      >
        <p className="flex gap-1.5 py-1.5 sm:gap-3 sm:py-2">
          <Icon className="mt-0.5 size-5 text-link" name="note" />
          <span className="first-letter:uppercase">
            {/* On narrow screens the icon stands for the first words, so that the note is one line. */}
            <span className="max-lg:sr-only">{lead}</span>
            {topics} {/* A plain anchor; the script in the head moves the focus along with the view. */}
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

type NotedProps = Omit<GentlePartProps, "note" | "children"> & {
  note: GentlePartProps["note"] | undefined;
  /** The space between the note and the passage. */
  space: string;
  /** Without a note, what is urgent comes first in a box with these classes. */
  urgentBox?: string;
  children: ReactNode;
};

/** A passage that can have a content note. */
export function Noted({ note, space, urgentBox, children, ...rest }: NotedProps) {
  if (note !== undefined)
    return (
      <GentlePart note={note} {...rest}>
        <div className={space}>{children}</div>
      </GentlePart>
    );
  if (urgentBox === undefined || !rest.urgent) return children;
  return (
    <>
      <Note className={urgentBox} kind="care">
        {rest.urgent}
      </Note>
      {children}
    </>
  );
}

type GentleSummaryProps = {
  /** What the whole text talks about, and the words of the button. */
  notes: { text: string; topics: readonly string[]; turnOn: string; show: string; hide: string };
  on?: "paper" | "tint";
};

/**
 * The note at the top of a text: what all of it talks about, with a button that opens all its hard parts at once. The
 * parts are those inside the same `gentle-scope` (gentle-part.css).
 */
export function GentleSummary({ notes, on = "paper" }: GentleSummaryProps) {
  return (
    // The script in the head handles this button, as in each passage; CSS does the rest.
    <div data-shows-all="" data-topics={notes.topics.join(" ")} suppressHydrationWarning>
      <div
        className={`flex w-fit max-w-text flex-wrap items-center gap-x-5 rounded-lg px-3 py-0.5 text-small text-ink sm:px-5 sm:py-1.5 ${on === "paper" ? "bg-tint" : "bg-surface"}`}
      >
        <p className="flex gap-2 py-2 sm:gap-3">
          <Icon className="mt-0.5 size-5 text-link" name="note" />
          {notes.text}
        </p>
        <GentleButton names={notes} />
      </div>
      <div className="gentle-passage" />
    </div>
  );
}

/** Turns gentle mode on while it's off, and opens and closes the passage while it's on. */
function GentleButton({ names }: { names: { turnOn: string; show: string; hide: string } }) {
  return (
    <button className="gentle-button focus-ring" data-gentle-show="" type="button">
      <span className="says-turn-on">{names.turnOn}</span>
      <span className="says-show">{names.show}</span>
      <span className="says-hide">{names.hide}</span>
    </button>
  );
}
