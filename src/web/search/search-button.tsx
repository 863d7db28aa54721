import type { ReactNode } from "react";
import { laterDialog, OpensDialog } from "../layout/opens-dialog.tsx";
import { useFrame } from "../layout/use-frame.ts";

const SiteSearch = laterDialog(() => import("./site-search.tsx"));

/** Opens the search of the whole site; without scripts, a link to the library's search, which the server answers. */
export function SearchButton({ className, children }: { className: string; children: ReactNode }) {
  const { search } = useFrame().header;
  return (
    <OpensDialog
      className={className}
      dialog={SiteSearch}
      href="/resources/knowledge-hub#library"
      label={search}
    >
      {children}
    </OpensDialog>
  );
}
