import type { TrainingPage } from "#content/pages/clinics/training.ts";
import { Section } from "#ui/section.tsx";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

/** How long a module takes and how each is built. */
export function Shape({ shape }: { shape: TrainingPage["shape"] }) {
  return (
    <Section ground="tint" labelledBy="shape-heading">
      <h2 className="font-display text-h2" id="shape-heading">
        {shape.heading}
      </h2>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{shape.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-8 md:grid-cols-3">
        {shape.parts.map(({ title, text }, at) => (
          <li className={`border-t-3 pt-6 ${threads[at]}`} key={title}>
            <h3 className="font-display text-h3">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
