import type { ReactNode } from "react";
import type { JourneyLink, PhasePart } from "#content/journeys/journey.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Noted } from "#ui/gentle-part.tsx";
import { Folded } from "#web/sections/folded.tsx";

function PartLinks({ links }: { links: readonly JourneyLink[] | undefined }) {
  if (links === undefined || links.length === 0) return null;
  return (
    <ul className="mt-2">
      {links.map(({ title, text, href }) => (
        <li key={`${href} ${title}`}>
          <ButtonLink className="text-left" href={href} variant="text">
            {title}
          </ButtonLink>
          {text === undefined ? null : <span className="block text-small text-ink-soft">{text}</span>}
        </li>
      ))}
    </ul>
  );
}

type PartTextProps = {
  id: string;
  part: PhasePart;
  level: "h2" | "h3";
  /** The id of the next part. */
  skipTo: string;
  on?: "paper" | "tint";
  folded?: boolean | "on phones";
  /** What belongs to the passage besides its text. */
  after?: ReactNode;
};

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-2">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** A passage with its own heading; hard ones follow a content note. Folded, unless it has signs that are urgent. */
export function PartText({
  id,
  part,
  level: Level,
  skipTo,
  on = "paper",
  folded = false,
  after,
}: PartTextProps) {
  const urgent = part.urgent?.length ? <Paragraphs texts={part.urgent} /> : undefined;
  const passage = (
    <Noted note={part.note} on={on} skipTo={skipTo} space="mt-4" urgent={urgent} urgentBox="mb-4 max-w-text">
      <div className="grid max-w-text gap-3 text-ink-soft">
        {part.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {after}
      <PartLinks links={part.links} />
    </Noted>
  );
  if (folded && urgent === undefined)
    return (
      <Folded
        heading={part.heading}
        id={id}
        level={Level === "h2" ? 2 : 3}
        onPhones={folded === "on phones"}
        size={folded === "on phones" ? 3 : 4}
      >
        {passage}
      </Folded>
    );
  return (
    <section aria-labelledby={`${id}-heading`} className="scroll-mt-4" id={id}>
      <Level className="font-display text-h3" id={`${id}-heading`}>
        {part.heading}
      </Level>
      <div className="mt-2">{passage}</div>
    </section>
  );
}
