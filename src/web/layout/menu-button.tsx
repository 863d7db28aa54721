import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { useFrame } from "./use-frame.ts";
import { usePath } from "./use-path.ts";

// Half of the visitors never open it. If it can't be loaded, use the navigation in the footer.
const Drawer = lazy(() =>
  import("./drawer.tsx").catch(() => {
    location.hash = "site-links";
    return { default: () => null };
  }),
);

/** Opens the drawer; a plain link to the footer's navigation until hydrated. */
export function MenuButton() {
  const { header } = useFrame();
  const pathname = usePath();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const opener = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the address is the reason to close.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <>
      {/* The same element before and after hydration, so that it keeps focus and presses. */}
      {/* biome-ignore lint/a11y/useValidAnchor: a link first, a button later. */}
      <a
        aria-expanded={hydrated ? open : undefined}
        aria-haspopup={hydrated ? "dialog" : undefined}
        aria-label={header.openMenu}
        className="grid size-11 place-items-center rounded-full text-ink focus-ring hover:bg-tint"
        href="#site-links"
        onClick={(event) => {
          event.preventDefault();
          want();
          setOpen(true);
        }}
        onFocus={want}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          setOpen(true);
        }}
        onPointerDown={want}
        onPointerEnter={want}
        ref={opener}
        role={hydrated ? "button" : undefined}
      >
        <Icon className="size-6" name="menu" />
      </a>
      {wanted ? (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} open={open} opener={opener} />
        </Suspense>
      ) : null}
    </>
  );
}
