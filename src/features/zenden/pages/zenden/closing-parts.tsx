import type { ZendenPage } from "#content/pages/zenden.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { CrisisLines } from "#web/offline/crisis-lines.tsx";

/** What ZenDen stores and what it doesn't. */
export function Promises({ promises }: Pick<ZendenPage, "promises">) {
  return (
    <Section ground="tint" labelledBy="promises-heading">
      <h2 className="text-h2" id="promises-heading">
        {promises.heading}
      </h2>
      <dl className="mt-[calc(var(--spacing-stack)*2)] grid gap-x-grid gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {promises.items.map(({ title, text }) => (
          <div className="border-t border-line-strong pt-4" key={title}>
            <dt className="font-display text-h4 font-[450]">{title}</dt>
            <dd className="mt-1.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Where to turn when an exercise isn't enough. */
export function MoreHelp({ id, more }: Pick<ZendenPage, "more"> & { id: string }) {
  return (
    <Section id={id} labelledBy="more-heading">
      <h2 className="text-h2" id="more-heading">
        {more.heading}
      </h2>
      <p className="mt-[1.1rem] mb-(--spacing-stack) max-w-text text-lead text-ink-soft">{more.text}</p>
      <CrisisLines lines={more.crisis} />
      <p className="mt-5 flex flex-wrap gap-x-8">
        {more.links.map(({ text, href }) => (
          <ButtonLink href={href} key={href} variant="text">
            {text}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}
