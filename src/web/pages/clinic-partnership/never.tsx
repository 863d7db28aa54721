import type { PartnershipPage } from "#content/pages/clinics/partnership.ts";
import { Section } from "#ui/section.tsx";

/** The rules a clinic and its patients can hold us to. */
export function Never({ never }: { never: PartnershipPage["never"] }) {
  return (
    <Section ground="warm" labelledBy="never-heading">
      <div className="grid gap-x-18 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="font-display text-h2" id="never-heading">
            {never.heading}
          </h2>
          <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{never.lead}</p>
        </div>
        <ul className="divide-y divide-ink/15 border-y border-ink/15">
          {never.items.map(({ title, text }) => (
            <li className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_1.25fr]" key={title}>
              <h3 className="font-display text-h4 font-[450]">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
