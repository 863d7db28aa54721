import { Icon } from "./icon.tsx";

type ContentNoteProps = {
  /** "This part talks about: …" */
  text: string;
  skip: string;
  /** The id of the section that comes after the passage. */
  skipTo: string;
  /** What the note lies on; it takes the other colour. */
  on?: "paper" | "tint";
};

/** One line before a hard passage: what it is about, and the way past it. */
export function ContentNote({ text, skip, skipTo, on = "paper" }: ContentNoteProps) {
  return (
    <p
      className={`flex w-fit gap-3 rounded-lg px-5 py-3 text-small text-ink ${on === "paper" ? "bg-tint" : "bg-surface"}`}
    >
      <Icon className="mt-0.5 size-5 text-link" name="leaf" />
      <span>
        {text} {/* A plain anchor: the browser moves the place of the keyboard along with the view. */}
        <a className="text-link-inline" href={`#${skipTo}`}>
          {skip}
        </a>
      </span>
    </p>
  );
}
