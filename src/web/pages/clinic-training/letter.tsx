import type { TrainingPage } from "#content/pages/clinics/training.ts";
import { Section } from "#ui/section.tsx";

/** The monthly page for staff, drawn as the sheet it is. */
export function Letter({ letter }: { letter: TrainingPage["letter"] }) {
  return (
    <Section ground="sage" id={letter.id} labelledBy="letter-heading">
      <div className="grid items-center gap-x-18 gap-y-9 lg:grid-cols-2">
        <div>
          <h2 className="font-display text-h2" id="letter-heading">
            {letter.heading}
          </h2>
          <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{letter.lead}</p>
          <p className="mt-4 max-w-text text-ink-soft">{letter.note}</p>
        </div>
        <ul className="rounded-xl border border-line bg-surface px-card shadow-card lg:px-11 lg:py-3">
          {letter.items.map(({ title, text }) => (
            <li className="border-line not-last:border-b py-5" key={title}>
              <h3 className="font-display text-h4 font-[450]">{title}</h3>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
