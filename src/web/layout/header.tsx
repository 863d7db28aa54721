import { type RefObject, useEffect, useRef } from "react";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { ClinicStaff } from "./clinic-staff.tsx";
import { LeaveLink } from "./leave-link.tsx";
import { MainNav } from "./main-nav.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SlimLine } from "./slim-line.tsx";
import { useFrame } from "./use-frame.ts";

/** Scrolled down further than this, the header may hide. */
const hidesBelow = 100;
/** Closer to the top than this, it is always visible. */
const showsAbove = 10;

/** Hides the header when scrolling down; never while the focus or an open menu is in it. */
function useHeaderHides(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (header === null) return;
    let last = scrollY;
    const show = () => header.removeAttribute("data-away");
    const onScroll = () => {
      const now = scrollY;
      const busy =
        header.contains(document.activeElement) || header.querySelector("[data-open], [aria-expanded=true]");
      if (now < last || now < showsAbove || busy) show();
      else if (now > last && now > hidesBelow) header.setAttribute("data-away", "");
      last = now;
    };
    addEventListener("scroll", onScroll, { passive: true });
    header.addEventListener("focusin", show);
    return () => {
      removeEventListener("scroll", onScroll);
      header.removeEventListener("focusin", show);
    };
  }, [ref]);
}

/** The header: slim line and bar on wide screens, one low bar with two buttons on small ones. */
export function Header() {
  const { header, menus, name, opensInNewTab } = useFrame();
  const ref = useRef<HTMLElement>(null);
  useHeaderHides(ref);

  return (
    <header className="site-header sticky top-0 z-40 h-(--header-h) bg-bg" ref={ref}>
      <SlimLine />
      <div className="mx-auto flex h-16 max-w-wide items-center justify-between gap-2 px-gutter lg:h-26">
        <a aria-label={header.homeLink} className="shrink-0 rounded-sm focus-ring" href="/">
          <Logo className="h-8.5 w-34.5 min-[84rem]:h-11 min-[84rem]:w-44.5" name={name} />
        </a>
        <div className="h-full min-[84rem]:mr-auto min-[84rem]:ml-12">
          <MainNav />
        </div>
        <div className="hidden items-center gap-2 lg:flex min-[84rem]:gap-3">
          <ButtonLink
            className="whitespace-nowrap lg:max-[84rem]:px-3.5 lg:max-[84rem]:text-[0.875rem]"
            external={opensInNewTab}
            href={menus.membersLogin.href}
            size="small"
            variant="outline"
          >
            {menus.membersLogin.title}
          </ButtonLink>
          <ClinicStaff />
        </div>
        <div className="-mr-2.5 flex items-center gap-1.5 lg:hidden" data-takes-over="">
          <LeaveLink
            className="grid size-11 place-items-center rounded-full text-ink focus-ring hover:bg-tint"
            label={header.leaveQuickly}
          >
            <Icon className="size-5.5" name="leave" />
          </LeaveLink>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
