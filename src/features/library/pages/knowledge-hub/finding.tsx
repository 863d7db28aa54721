import { useDeferredValue, useMemo } from "react";
import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import type { CrisisHelpCopy } from "#ui/crisis-help.tsx";
import type { FoundItems, HubItem } from "../../client/hub-item.ts";
import { type Answered, useFinder } from "../../ui/use-finder.ts";
import { Courses } from "./courses.tsx";
import { Library, type LibraryCopy } from "./library.tsx";

type FindingProps = LibraryCopy & {
  items: readonly HubItem[];
  answered: Answered | undefined;
  help: CrisisHelpCopy | undefined;
  /** Where members sign in. */
  signIn: string;
  page: Pick<KnowledgeHubPage, "path" | "find" | "courses">;
};

/** A part of the list, what fits first. */
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

/** Everything that changes while somebody looks for something. */
export function Finding({ items, answered, help, signIn, page, ...copy }: FindingProps) {
  const finder = useFinder(items, answered);
  // The field answers each letter at once; the cards follow in small steps, and none waits for them.
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
