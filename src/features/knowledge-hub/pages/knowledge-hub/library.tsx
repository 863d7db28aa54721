import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import type { CrisisHelpCopy } from "#ui/crisis-help.tsx";
import { CrisisWatch } from "#ui/crisis-watch.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import type { FoundItems } from "../../client/hub-item.ts";
import type { HubResult } from "../../client/hub-search.ts";
import { CountLine } from "../../ui/count-line.tsx";
import { type HubChoices, HubForm } from "../../ui/hub-form.tsx";
import { ItemList } from "../../ui/item-list.tsx";
import type { useFinder } from "../../ui/use-finder.ts";
import { NothingFits } from "./nothing-fits.tsx";

export type LibraryCopy = {
  choices: HubChoices;
  marks: { optional: string; errorMark: string };
  newTab: string;
};

type LibraryProps = LibraryCopy & {
  /** The total number. */
  all: number;
  texts: FoundItems;
  /** The number shown. */
  shown: number;
  /** The result of the search, if there was something to search for. */
  found: HubResult | undefined;
  /** Shown if the search words speak of a crisis. */
  help: { copy: CrisisHelpCopy; shown: boolean };
  finder: Omit<ReturnType<typeof useFinder>, "result">;
  path: string;
  copy: KnowledgeHubPage["find"];
};

const crisisWords = () => import("#content/crisis-words.ts");

/** What precedes the count when the words weren't found as typed. */
function leadOf(found: HubResult | undefined, typed: string, { inexact }: KnowledgeHubPage["find"]): string {
  if (found === undefined || found.match === "all") return "";
  if (found.match === "some") return inexact.some;
  const none = inexact.guess.replace("{typed}", () => typed.trim());
  return found.meant === "" ? none : `${none} ${inexact.meant.replace("{meant}", () => found.meant)}`;
}

/** The search, the number of matches, and the matching articles and guides. */
export function Library(props: LibraryProps) {
  const { all, texts, shown, found, help, finder, choices, marks, newTab, path, copy } = props;
  const { query, change, prepare, failed } = finder;
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading heading={copy.heading} id={headingId} lead={copy.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] rounded-xl bg-tint p-card print:hidden">
        <HubForm
          action={`${path}#${copy.id}`}
          choices={choices}
          failed={failed}
          marks={marks}
          onChange={change}
          onPrepare={prepare}
          query={query}
          copy={copy}
        />
      </div>
      <CrisisWatch className="mt-4" copy={help.copy} load={crisisWords} of="hub-q" shown={help.shown} />
      <div className="mt-4 sm:mt-stack">
        <CountLine
          all={all}
          found={shown}
          lead={shown === 0 ? "" : leadOf(found, query.q, copy)}
          copy={copy.counts}
        />
      </div>
      {shown === 0 ? <NothingFits onClear={change} path={path} copy={copy} /> : null}
      <div className="mt-5" hidden={texts.shown === 0}>
        <ItemList items={texts.items} newTab={newTab} shown={texts.shown} />
      </div>
    </Section>
  );
}
