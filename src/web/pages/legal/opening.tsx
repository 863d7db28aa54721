import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import type { ShownPage } from "./shown-page.ts";

type OpeningProps = {
  page: ShownPage;
  words: {
    /** Until counsel has read the page. */
    template: { heading: string; text: string } | null;
    summaryHeading: string;
    changed: string;
  };
};

/** The top of a legal page: what it is, that counsel has yet to read it, and the whole of it in a few lines. */
export function Opening({ page, words }: OpeningProps) {
  const { heading, introduction, changed, summary } = page;
  const { template } = words;
  return (
    <Section ground="tint" tight>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] print:block">
        <div>
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
          <p className="mt-4 text-small text-ink-soft">
            {words.changed}: <time dateTime={changed.day}>{changed.text}</time>
          </p>
          {template === null ? null : (
            <Note className="mt-8 max-w-[34rem]" kind="care">
              <h2 className="font-sans font-semibold">{template.heading}</h2>
              <p className="mt-1">{template.text}</p>
            </Note>
          )}
        </div>
        <section
          aria-labelledby="summary"
          className="rounded-xl border border-line bg-surface p-card shadow-card print:mt-6 print:shadow-none"
        >
          <h2 className="text-h3" id="summary">
            {words.summaryHeading}
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
