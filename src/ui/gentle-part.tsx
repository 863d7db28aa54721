import type { ReactNode } from "react";
import { ContentNote } from "./content-note.tsx";

type GentlePartProps = {
  /** The topics of the passage, its note's two sentences. */
  note: { topics: readonly string[]; text: string; skip: string };
  /** The id of the section that comes after the passage. */
  skipTo: string;
  /** What the note lies on; it takes the other colour. */
  on?: "paper" | "tint";
  children: ReactNode;
};

/** A passage on a hard topic: its note comes first, and gentle mode can keep it closed until asked. */
export function GentlePart({ note, skipTo, on = "paper", children }: GentlePartProps) {
  return (
    <div data-topics={note.topics.join(" ")}>
      <ContentNote on={on} skip={note.skip} skipTo={skipTo} text={note.text} />
      <div>{children}</div>
    </div>
  );
}
