import type { Checklist as ChecklistCopy } from "#content/pages/clinics/checklist.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { PrintButton } from "./print-button.tsx";
import "./checklist.css";

const box = "size-5 shrink-0 translate-y-0.5 rounded-xs border-[1.5px] border-line-strong";

/** The printed checklist. Its boxes are images to tick with a pen, not inputs. */
function Sheet({ checklist }: { checklist: ChecklistCopy }) {
  return (
    <div className="checklist-sheet rounded-xl border border-line bg-surface p-card shadow-card lg:px-14 lg:py-12">
      <Heading level={3}>{checklist.title}</Heading>
      <ul className="checklist-lines mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {checklist.lines.map((line) => (
          <li className="flex items-end gap-3 text-small text-ink-soft" key={line}>
            {line}
            <span className="h-6 grow border-b border-line-strong" />
          </li>
        ))}
      </ul>
      <div className="checklist-groups mt-8 gap-x-14 md:columns-2">
        {checklist.groups.map(({ title, items }) => (
          <section className="mb-7 break-inside-avoid" key={title}>
            <Heading level={4}>{title}</Heading>
            <ul className="mt-2.5 grid gap-2.5">
              {items.map((item) => (
                <li className="flex items-start gap-3" key={item}>
                  <span aria-hidden="true" className={box} />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="checklist-notes mt-2 mb-7 grid text-small text-ink-soft">
        {checklist.notes}
        {["first", "second", "third"].map((line) => (
          <span className="h-8 border-b border-line-strong" key={line} />
        ))}
      </div>
      <p className="text-small text-ink-soft">{checklist.foot}</p>
    </div>
  );
}

/** The checklist on the page, with a print button. */
export function Checklist({ checklist }: { checklist: ChecklistCopy }) {
  return (
    <Section ground="warm" id={checklist.id} labelledBy="checklist-heading">
      <div className="print:hidden">
        <Heading level={2} id="checklist-heading">
          {checklist.heading}
        </Heading>
        <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{checklist.lead}</p>
        <div className="mt-stack mb-[calc(var(--spacing-stack)*1.5)] flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton>{checklist.print}</PrintButton>
          <p className="max-w-104 text-small text-ink-soft">{checklist.byHand}</p>
        </div>
      </div>
      <Sheet checklist={checklist} />
    </Section>
  );
}
