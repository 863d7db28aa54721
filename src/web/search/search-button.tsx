import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "#ui/field-hydrated.ts";

/** Where the library's own search is, which works without scripts. */
const librarySearch = "/resources/knowledge-hub#library";

// Most visitors never open it. If it can't be loaded, the library has a search that the server answers.
const SiteSearch = lazy(() =>
  import("./site-search.tsx").catch(() => {
    location.assign(librarySearch);
    return { default: () => null };
  }),
);

type SearchButtonProps = { label: string; className: string; pathname: string; children: ReactNode };

/** Opens the search of the whole site; a plain link to the library's search until hydrated. */
export function SearchButton({ label, className, pathname, children }: SearchButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const opener = useRef<HTMLAnchorElement>(null);
  const leave = useCallback(() => location.assign(librarySearch), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the address is the reason to close.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <>
      {/* The same element before and after hydration, so that it keeps focus and presses. */}
      <a
        aria-expanded={hydrated ? open : undefined}
        aria-haspopup={hydrated ? "dialog" : undefined}
        aria-label={label}
        className={className}
        href={librarySearch}
        onClick={(event) => {
          event.preventDefault();
          want();
          setOpen(true);
        }}
        onFocus={want}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          want();
          setOpen(true);
        }}
        onPointerDown={want}
        ref={opener}
        role={hydrated ? "button" : undefined}
      >
        {children}
      </a>
      {wanted ? (
        <Suspense>
          <SiteSearch onClose={() => setOpen(false)} onFailed={leave} open={open} opener={opener} />
        </Suspense>
      ) : null}
    </>
  );
}
