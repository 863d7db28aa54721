import { Fragment, type ReactNode } from "react";
import type { LossBlock, LossPart } from "#content/pregnancy-loss/loss-part.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Note } from "#ui/note.tsx";
import { WithNumbers } from "#ui/with-numbers.tsx";

function BlockView({ block }: { block: LossBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("subheading" in block) return <h3>{block.subheading}</h3>;
  if ("items" in block)
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <dl className="grid gap-4">
      {block.sayings.map(({ to, words }) => (
        <div className="border-l-2 border-line-strong pl-5" key={to}>
          <dt className="text-small text-ink-soft">{to}</dt>
          <dd>“{words}”</dd>
        </div>
      ))}
    </dl>
  );
}

function Passage({ part }: { part: LossPart }) {
  const { blocks, links = [] } = part;
  return (
    <div className="prose">
      {blocks.map((block, at) => (
        // Blocks are fixed content and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <BlockView block={block} key={at} />
      ))}
      {links.map(({ title, href }) => (
        <p className="way-on" key={`${href} ${title}`}>
          <ButtonLink className="text-left" href={href} variant="text">
            {title}
          </ButtonLink>
        </p>
      ))}
    </div>
  );
}

function Urgent({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-2">
      {texts.map((text) => (
        <p key={text}>
          <WithNumbers text={text} />
        </p>
      ))}
    </div>
  );
}

type PartViewProps = {
  part: LossPart;
  /** The id of what follows. */
  skipTo: string;
};

/** One part of the page. Its help lines come first and are never folded; a hard passage follows its note. */
export function PartView({ part, skipTo }: PartViewProps) {
  const { id, heading, note, urgent } = part;
  const help: ReactNode = urgent && <Urgent texts={urgent} />;
  return (
    <section aria-labelledby={`${id}-heading`} className="scroll-mt-4" id={id}>
      <h2 className="text-h2" id={`${id}-heading`}>
        {heading}
      </h2>
      <div className="mt-5">
        {note === undefined ? (
          <Fragment>
            {help && (
              <Note className="mb-5" kind="care">
                {help}
              </Note>
            )}
            <Passage part={part} />
          </Fragment>
        ) : (
          <GentlePart note={note} skipTo={skipTo} urgent={help}>
            <div className="mt-5">
              <Passage part={part} />
            </div>
          </GentlePart>
        )}
      </div>
    </section>
  );
}
