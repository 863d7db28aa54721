import type { ReactNode } from "react";
import { GentlePart } from "#ui/gentle-part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type NotedProps = {
  note: ShownEpisode["note"];
  skipTo: string;
  on: "paper" | "tint";
  children: ReactNode;
};

/** A part of an episode behind its note, where it talks about something hard. */
export function Noted({ note, skipTo, on, children }: NotedProps) {
  if (note === undefined) return children;
  return (
    <GentlePart note={note} on={on} skipTo={skipTo}>
      <div className="mt-5">{children}</div>
    </GentlePart>
  );
}
