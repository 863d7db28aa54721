import type { ReactNode } from "react";
import { GentlePart } from "#ui/gentle-part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type NotedProps = {
  note: ShownEpisode["note"];
  skipTo: string;
  on: "paper" | "tint";
  /** Help lines of the part; they are shown whether it is folded or not. */
  urgent?: ReactNode;
  children: ReactNode;
};

/** A part of an episode behind its note, where it talks about something hard. */
export function Noted({ note, skipTo, on, urgent, children }: NotedProps) {
  if (note === undefined) return children;
  return (
    <GentlePart note={note} on={on} skipTo={skipTo} urgent={urgent}>
      <div className="mt-5">{children}</div>
    </GentlePart>
  );
}
