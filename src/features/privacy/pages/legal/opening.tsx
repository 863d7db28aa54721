import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import type { ShownPage } from "./shown-page.ts";

type OpeningProps = {
  page: ShownPage;
  copy: {
    summaryHeading: string;
    changed: string;
  };
};

/** The top of a legal page: what it is, and a summary in a few lines. */
export function Opening({ page, copy }: OpeningProps) {
  const { heading, introduction, changed, summary } = page;
  return (
    <Section ground="tint" tight>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] print:block">
        <div>
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
          <p className="mt-4 text-small text-ink-soft">
            {copy.changed}: <time dateTime={changed.day}>{changed.text}</time>
          </p>
        </div>
        <section
          aria-labelledby="summary"
          className="rounded-xl border border-line bg-surface p-card shadow-card print:mt-6 print:shadow-none"
        >
          <h2 className="text-h3" id="summary">
            {copy.summaryHeading}
          </h2>
          <ul className="mt-4 grid gap-3">
            {summary.map((line) => (
              <li className="flex gap-3" key={line}>
                <Icon className="mt-1.5 size-4.5 text-link" name="leaf" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
