import { LegalTable } from "./legal-table.tsx";
import type { ShownBlock, ShownSection, ShownText } from "./shown-page.ts";

function Sentence({ text }: { text: ShownText }) {
  return text.map((part) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a className="text-link-inline" href={part.href} key={part.href}>
        {part.text}
      </a>
    ),
  );
}

function BlockView({ block, sampleTag }: { block: ShownBlock; sampleTag: string }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Sentence text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item[0]?.text}>
              <Sentence text={item} />
            </li>
          ))}
        </ul>
      );
    case "contact":
      return (
        <p>
          {block.before}
          <a className="text-link-inline wrap-anywhere" href={`mailto:${block.address}`}>
            {block.address}
          </a>
          . {block.note}
        </p>
      );
    case "table":
      return <LegalTable sampleTag={sampleTag} table={block} />;
  }
}

type LegalSectionsProps = { sections: readonly ShownSection[]; sampleTag: string };

/** The text, section by section. */
export function LegalSections({ sections, sampleTag }: LegalSectionsProps) {
  return (
    <div className="grid max-w-text gap-y-[calc(var(--spacing-stack)*2)] print:block">
      {sections.map(({ id, heading, blocks }) => (
        <section aria-labelledby={id} className="prose print:mt-8" key={id}>
          <h2 className="break-after-avoid" id={id}>
            {heading}
          </h2>
          {blocks.map((block, at) => (
            // Blocks are fixed content and never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <BlockView block={block} key={at} sampleTag={sampleTag} />
          ))}
        </section>
      ))}
    </div>
  );
}
