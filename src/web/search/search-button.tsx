import { lazy, type ReactNode } from "react";
import { OpensDialog } from "../layout/opens-dialog.tsx";
import { useFrame } from "../layout/use-frame.ts";

/** The library's own search, which the server answers. */
const librarySearch = "/resources/knowledge-hub#library";

const SiteSearch = lazy(() =>
  import("./site-search.tsx").catch(() => {
    location.assign(librarySearch);
    return { default: () => null };
  }),
);

/** Opens the search of the whole site; without scripts, a link to the library's search. */
export function SearchButton({ className, children }: { className: string; children: ReactNode }) {
  const { search } = useFrame().header;
  return (
    <OpensDialog className={className} dialog={SiteSearch} href={librarySearch} label={search}>
      {children}
    </OpensDialog>
  );
}
