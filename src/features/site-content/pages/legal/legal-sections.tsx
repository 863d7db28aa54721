import { Tag } from "#ui/tag.tsx";
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

type LegalTableProps = { table: Extract<ShownBlock, { kind: "table" }>; sampleTag: string };

const cell = "py-3.5 text-left align-top";

/** Two columns that fit a narrow phone: a term and its description. */
function LegalTable({ table: { caption, head, rows }, sampleTag }: LegalTableProps) {
  return (
    <table className="mt-8 mb-8 w-full last:mb-0 border-collapse text-small">
      <caption className="break-after-avoid pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-[0.875rem] text-ink-faint">
          <th className="w-[42%] py-2 pr-4 text-left font-normal" scope="col">
            {head[0]}
          </th>
          <th className="py-2 text-left font-normal" scope="col">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, text, sample }) => (
          <tr className="break-inside-avoid border-b border-line" key={label}>
            <th className={`${cell} pr-4 font-medium wrap-anywhere hyphens-auto`} scope="row">
              {label}
              {note === undefined ? null : (
                <span className="block text-[0.875rem] font-normal text-ink-faint">{note}</span>
              )}
            </th>
            <td className={`${cell} text-ink-soft`}>
              {text}
              {sample ? (
                <span className="mt-1.5 block">
                  <Tag kind="care">{sampleTag}</Tag>
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
