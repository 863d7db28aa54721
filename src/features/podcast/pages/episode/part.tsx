import type { ComponentProps, ReactNode } from "react";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type PartProps = Pick<ComponentProps<typeof Section>, "ground" | "id"> & {
  heading: string;
  headingId: string;
  children: ReactNode;
};

/** A part of the episode's page: its heading on the left, aligned with the title above, its content next to it. */
export function Part({ heading, headingId, ground = "paper", id, children }: PartProps) {
  return (
    <Section ground={ground} labelledBy={headingId} tight {...(id === undefined ? {} : { id })}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[15rem_1fr]">
        <h2 className="text-h2" id={headingId}>
          {heading}
        </h2>
        <div className="min-w-0 max-w-text lg:pt-2">{children}</div>
      </div>
    </Section>
  );
}

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
