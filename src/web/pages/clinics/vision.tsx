import type { ClinicsPage } from "#content/pages/clinics/overview.ts";
import { Section } from "#ui/section.tsx";
import { Arch } from "./arch.tsx";

/** What we want for the people in the chair and in the scrubs. */
export function Vision({ vision }: { vision: ClinicsPage["vision"] }) {
  return (
    <Section ground="tint" labelledBy="vision-heading">
      <div className="grid items-center gap-x-18 gap-y-10 md:grid-cols-2">
        <Arch className="max-w-76 md:mx-0 md:max-w-112" picture={vision.picture} />
        <div className="md:-ml-[8%]">
          <p className="mb-3 text-eyebrow font-semibold text-link">{vision.label}</p>
          <h2 className="max-w-[11em] font-display text-h2 text-balance" id="vision-heading">
            {vision.heading}
          </h2>
          <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">{vision.lead}</p>
          <p className="mt-4 max-w-[37rem] text-ink-soft">{vision.text}</p>
        </div>
      </div>
    </Section>
  );
}
