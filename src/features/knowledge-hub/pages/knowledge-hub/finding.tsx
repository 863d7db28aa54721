import { type ComponentProps, useDeferredValue, useMemo } from "react";
import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { type CrisisHelpCopy, CrisisWatch } from "#ui/crisis-watch.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import type { SearchResults } from "#web/search/search-in.ts";
import { SectionHeading } from "#web/sections/headed.tsx";
import type { FeaturedGuide, FoundItems, HubItem, HubShelf } from "../../rules.ts";
import type { HubQuery } from "../../schema.ts";
import { Featured } from "../../ui/featured-guide.tsx";
import { CountLine, type HubChoices, HubForm } from "../../ui/hub-form.tsx";
import { ItemList } from "../../ui/item-list.tsx";
import { Shelves } from "../../ui/shelves.tsx";
import { type ServerResult, useFinder } from "../../ui/use-finder.ts";

type CoursesProps = {
  courses: FoundItems;
  /** Where members sign in. */
  signIn: string;
  newTab: string;
  copy: KnowledgeHubPage["courses"];
};

function Courses({ courses, signIn, newTab, copy }: CoursesProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section ground="tint" hidden={courses.shown === 0} id={copy.id} labelledBy={headingId} tight>
      <SectionHeading heading={copy.heading} id={headingId} lead={copy.lead} />
      <div className="mt-stack">
        <ItemList brief items={courses.items} newTab={newTab} shown={courses.shown} />
      </div>
      <p className="mt-stack flex flex-wrap gap-x-8 gap-y-1">
        <ButtonLink external={newTab} href={signIn} variant="text">
          {copy.signIn}
        </ButtonLink>
        <ButtonLink href={copy.plans.href} variant="text">
          {copy.plans.title}
        </ButtonLink>
      </p>
    </Section>
  );
}

type FindingProps = LibraryCopy & {
  items: readonly HubItem[];
  shelves: readonly HubShelf[];
  featured: FeaturedGuide | undefined;
  answered: ServerResult | undefined;
  /** Where the words of articles are that have changed since the build, if any have. */
  edited: string | undefined;
  help: ComponentProps<typeof Library>["help"];
  signIn: string;
  page: Pick<KnowledgeHubPage, "path" | "find" | "courses">;
};

/** A part of the list, matches first. */
function partOf(
  all: readonly HubItem[],
  shown: readonly HubItem[],
  isPart: (item: HubItem) => boolean,
): FoundItems {
  const fits = shown.filter(isPart);
  return {
    items: [...fits, ...all.filter((item) => isPart(item) && !fits.includes(item))],
    shown: fits.length,
  };
}

const isCourse = ({ kind }: HubItem) => kind === "course";

/** Everything that changes with the search. */
export function Finding({
  items,
  shelves,
  featured,
  answered,
  edited,
  help,
  signIn,
  page,
  ...copy
}: FindingProps) {
  const finder = useFinder(items, answered, edited);
  // The field responds to each letter at once; the cards are updated in a transition.
  const { shown, found, asked } = useDeferredValue(finder.result);
  const texts = useMemo(() => partOf(items, shown, (item) => !isCourse(item)), [items, shown]);
  const courses = useMemo(() => partOf(items, shown, isCourse), [items, shown]);
  return (
    <>
      <Library
        {...copy}
        all={items}
        asked={asked}
        featured={featured}
        finder={finder}
        found={found}
        shown={shown.length}
        help={help}
        path={page.path}
        shelves={shelves}
        texts={texts}
        copy={page.find}
      />
      <Courses courses={courses} newTab={copy.newTab} signIn={signIn} copy={page.courses} />
    </>
  );
}

type LibraryCopy = {
  choices: HubChoices;
  marks: { optional: string; errorMark: string };
  newTab: string;
};

type LibraryProps = LibraryCopy & {
  all: readonly HubItem[];
  shelves: readonly HubShelf[];
  featured: FeaturedGuide | undefined;
  /** Whether there is a search or a choice; the shelves are for readers who have made none. */
  asked: boolean;
  texts: FoundItems;
  shown: number;
  /** The result of the search, if there was something to search for. */
  found: SearchResults | undefined;
  /** Shown if the search words speak of a crisis. */
  help: { copy: CrisisHelpCopy; shown: boolean };
  finder: Omit<ReturnType<typeof useFinder>, "result">;
  path: string;
  copy: KnowledgeHubPage["find"];
};

const crisisWords = () => import("#content/crisis-words.ts");

/** What precedes the count when the words weren't found as typed. */
function leadOf(
  found: SearchResults | undefined,
  typed: string,
  { inexact }: KnowledgeHubPage["find"],
): string {
  if (found === undefined || found.match === "all") return "";
  if (found.match === "some") return inexact.some;
  const none = inexact.guess.replace("{typed}", () => typed.trim());
  return found.meant === "" ? none : `${none} ${inexact.meant.replace("{meant}", () => found.meant)}`;
}

function Library(props: LibraryProps) {
  const { all, shelves, featured, asked, texts, shown, found, help, finder, choices, marks, newTab } = props;
  const { path, copy } = props;
  const { query, change, prepare, failed } = finder;
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} tight>
      <h2 className="sr-only" id={headingId}>
        {copy.heading}
      </h2>
      <div className="print:hidden">
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
      <div className={asked ? "mt-4" : "sr-only"}>
        <CountLine
          all={all.length}
          found={shown}
          lead={shown === 0 ? "" : leadOf(found, query.q, copy)}
          copy={copy.counts}
        />
      </div>
      {shown === 0 ? <NothingFits onClear={change} path={path} copy={copy} /> : null}
      {asked ? (
        <div className="mt-5" hidden={texts.shown === 0}>
          <ItemList items={texts.items} newTab={newTab} shown={texts.shown} />
        </div>
      ) : (
        <>
          {featured === undefined ? null : <Featured guide={featured} copy={copy} />}
          <p className="mt-stack flex gap-2 text-small text-ink-soft">
            <Icon className="mt-0.5 size-4.5 text-link" name="note" />
            {copy.marked}
          </p>
          <Shelves items={all} newTab={newTab} rest={copy.rest} shelves={shelves} />
        </>
      )}
    </Section>
  );
}

type NothingFitsProps = {
  path: string;
  onClear: (query: HubQuery) => void;
  copy: KnowledgeHubPage["find"];
};

const emptyQuery: HubQuery = {
  q: "",
  subject: undefined,
  path: undefined,
  reader: undefined,
  kind: undefined,
  length: undefined,
};

function NothingFits({ path, onClear, copy }: NothingFitsProps) {
  const { nothing } = copy;
  return (
    <div className="mt-stack flex flex-wrap items-center gap-x-10 gap-y-5 border-y border-line-strong py-10">
      <Illustration alt="" className="w-37" height={300} name="empty-results" width={400} />
      <div className="max-w-text">
        <p className="font-display text-h4 font-[450]">{nothing.heading}</p>
        <p className="mt-1.5 text-ink-soft">{nothing.text}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink
            href={path}
            onClick={(event) => {
              event.preventDefault();
              // The button is removed with this note, so the focus moves to the search.
              document.getElementById("hub-q")?.focus();
              onClear(emptyQuery);
            }}
            size="small"
            variant="outline"
          >
            {copy.clear}
          </ButtonLink>
          <ButtonLink href={nothing.ask.href} variant="text">
            {nothing.ask.text}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
