import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { CountLine } from "#features/knowledge-hub/ui/count-line.tsx";
import { HubForm } from "#features/knowledge-hub/ui/hub-form.tsx";
import { ItemList } from "#features/knowledge-hub/ui/item-list.tsx";
import type { useFinder } from "#features/knowledge-hub/ui/use-finder.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";
import type { Part } from "./finding.tsx";
import { NothingFits } from "./nothing-fits.tsx";

type Choice = { value: string; label: string };

export type LibraryWords = {
  choices: { paths: readonly Choice[]; kinds: readonly Choice[]; lengths: readonly Choice[] };
  marks: { optional: string; errorMark: string };
  newTab: string;
};

type LibraryProps = LibraryWords & {
  /** How much there is in all. */
  all: number;
  texts: Part;
  finder: ReturnType<typeof useFinder>;
  path: string;
  words: KnowledgeHubPage["find"];
};

/** The search, how much it leaves, and the articles and guides that fit. */
export function Library({ all, texts, finder, choices, marks, newTab, path, words }: LibraryProps) {
  const { query, shown, change, prepare, failed } = finder;
  const headingId = `${words.id}-heading`;
  return (
    <Section id={words.id} labelledBy={headingId}>
      <SectionHeading heading={words.heading} id={headingId} lead={words.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] rounded-xl bg-tint p-card print:hidden">
        <HubForm
          action={`${path}#${words.id}`}
          choices={choices}
          failed={failed}
          marks={marks}
          onChange={change}
          onPrepare={prepare}
          query={query}
          words={words}
        />
      </div>
      <div className="mt-stack">
        <CountLine all={all} found={shown.length} words={words.counts} />
      </div>
      {shown.length === 0 ? <NothingFits onClear={change} path={path} words={words} /> : null}
      <div className="mt-5" hidden={texts.shown === 0}>
        <ItemList items={texts.items} newTab={newTab} shown={texts.shown} />
      </div>
    </Section>
  );
}
