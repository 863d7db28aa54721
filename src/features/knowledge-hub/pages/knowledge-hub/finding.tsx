import { type ComponentProps, useDeferredValue, useMemo } from "react";
import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import type { FoundItems, HubItem } from "../../client/hub-item.ts";
import { ItemList } from "../../ui/item-list.tsx";
import { type ServerResult, useFinder } from "../../ui/use-finder.ts";
import { Library, type LibraryCopy } from "./library.tsx";

type CoursesProps = {
  courses: FoundItems;
  /** Where members sign in. */
  signIn: string;
  newTab: string;
  copy: KnowledgeHubPage["courses"];
};

/** The matching courses, each a link to the platform. */
function Courses({ courses, signIn, newTab, copy }: CoursesProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section ground="tint" hidden={courses.shown === 0} id={copy.id} labelledBy={headingId}>
      <SectionHeading heading={copy.heading} id={headingId} lead={copy.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <ItemList items={courses.items} newTab={newTab} shown={courses.shown} />
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
  answered: ServerResult | undefined;
  /** Where the words of articles are that have changed since the build, if any have. */
  edited: string | undefined;
  help: ComponentProps<typeof Library>["help"];
  /** Where members sign in. */
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
export function Finding({ items, answered, edited, help, signIn, page, ...copy }: FindingProps) {
  const finder = useFinder(items, answered, edited);
  // The field responds to each letter at once; the cards are updated in a transition.
  const { shown, found } = useDeferredValue(finder.result);
  const texts = useMemo(() => partOf(items, shown, (item) => !isCourse(item)), [items, shown]);
  const courses = useMemo(() => partOf(items, shown, isCourse), [items, shown]);
  return (
    <>
      <Library
        {...copy}
        all={items.length}
        finder={finder}
        found={found}
        shown={shown.length}
        help={help}
        path={page.path}
        texts={texts}
        copy={page.find}
      />
      <Courses courses={courses} newTab={copy.newTab} signIn={signIn} copy={page.courses} />
    </>
  );
}
