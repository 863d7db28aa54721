import type { ClinicsPage } from "#content/pages/clinics/overview.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";

const threads = ["bg-(--art-thread-1)", "bg-(--art-thread-5)", "bg-(--art-thread-3)"];

/** Three columns: what there is for patients, for staff and for the clinic. */
export function Help({ help }: { help: ClinicsPage["help"] }) {
  return (
    <Section labelledBy="help-heading">
      <h2 className="font-display text-h2" id="help-heading">
        {help.heading}
      </h2>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
        {help.columns.map(({ heading, text, items, more }, at) => (
          <li
            className="flex flex-col rounded-xl border border-line bg-surface p-card shadow-card lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
            key={heading}
          >
            <span aria-hidden="true" className={`h-1 rounded-pill ${threads[at]}`} />
            <h3 className="mt-5 font-display text-h3">{heading}</h3>
            <p className="mt-2 text-small text-ink-soft">{text}</p>
            <ul className="mt-4 mb-3 grid content-start gap-3 md:max-lg:grid-cols-2">
              {items.map((item) => (
                <li className="flex items-baseline gap-3" key={item}>
                  <Icon className="size-4.5 translate-y-0.5 text-success" name="check" />
                  {item}
                </li>
              ))}
            </ul>
            <ButtonLink className="mt-auto w-fit" href={more.href} variant="text">
              {more.text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
