import type { ReactNode } from "react";
import { GentlePart } from "#ui/gentle-part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type NotedProps = {
  note: ShownEpisode["note"];
  skipTo: string;
  on: "paper" | "tint";
  /** The help lines of the part; always visible, even if it's folded. */
  urgent?: ReactNode;
  children: ReactNode;
};

/** A part of an episode with a content note. */
export function Noted({ note, skipTo, on, urgent, children }: NotedProps) {
  if (note === undefined) return children;
  return (
    <GentlePart note={note} on={on} skipTo={skipTo} urgent={urgent}>
      <div className="mt-5">{children}</div>
    </GentlePart>
  );
}
