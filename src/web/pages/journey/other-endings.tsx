import type { Journey } from "#content/journeys/journey.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { PartText } from "./part-text.tsx";

type OtherEndingsProps = {
  id: string;
  endings: Journey["otherEndings"];
  /** The id of the next section. */
  skipTo: string;
};

/** Other ways a path can end, given as much room as the path itself. */
export function OtherEndings({ id, endings, skipTo }: OtherEndingsProps) {
  const { heading, lead, note, parts } = endings;
  const idOf = (at: number) => parts[at]?.id ?? `${id}-${at + 1}`;
  const list = (
    <div className="grid gap-x-16 md:grid-cols-2">
      {parts.map((part, at) => (
        <div className="border-t border-line py-[calc(var(--spacing-stack)*1.25)]" key={idOf(at)}>
          <PartText
            id={idOf(at)}
            level="h3"
            part={part}
            skipTo={at + 1 < parts.length ? idOf(at + 1) : skipTo}
          />
        </div>
      ))}
    </div>
  );
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        {heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">{lead}</p>
      <div className="mt-stack">
        {note === undefined ? (
          list
        ) : (
          <GentlePart note={note} skipTo={skipTo}>
            <div className="mt-stack">{list}</div>
          </GentlePart>
        )}
      </div>
    </Section>
  );
}
