import { type RefObject, useEffect, useRef } from "react";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { SearchButton } from "../search/search-button.tsx";
import {
  ClinicStaff,
  GentleSwitch,
  HelpButton,
  LeaveLink,
  QuietButton,
  ThemeSwitch,
} from "./header-controls.tsx";
import { MainNav, shippedFit } from "./main-nav.tsx";
import { laterDialog, OpensDialog } from "./opens-dialog.tsx";
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

// On small screens the header is bound in px, so that it fits however large the reader's text is.
const iconClass = "grid size-[44px] place-items-center rounded-full text-ink focus-ring hover:bg-tint";

/** The header: slim line and bar on wide screens, one low bar with four buttons on small ones. */
export function Header({ isOverNight }: { isOverNight: boolean }) {
  const { bar = shippedFit, header, menus, name, opensInNewTab } = useFrame();
  const login = menus.membersLogin;
  const ref = useRef<HTMLElement>(null);
  useHeaderHides(ref);

  return (
    <header
      className={`site-header sticky top-0 z-40 h-(--header-h) bg-bg ${isOverNight ? "over-night text-ink" : ""}`}
      ref={ref}
    >
      <SlimLine />
      <div className="mx-auto flex h-[64px] max-w-wide items-center justify-between gap-[8px] px-gutter lg:h-26">
        <a aria-label={header.homeLink} className="shrink-0 rounded-sm focus-ring" href="/">
          <Logo className="min-[84rem]:[font-size:2.75rem]" name={name} />
        </a>
        <div className="h-full min-[84rem]:mr-auto min-[84rem]:ml-12">
          <MainNav bar={bar} />
        </div>
        <div className="hidden items-center gap-2 lg:flex min-[84rem]:gap-3">
          {login ? (
            <ButtonLink
              className="whitespace-nowrap lg:max-[84rem]:px-2.5"
              external={opensInNewTab}
              href={login.href}
              size="small"
              variant="outline"
            >
              {login.title}
            </ButtonLink>
          ) : null}
          <ClinicStaff />
          {bar.from === 64 ? null : (
            <div className={bar.from === 80 ? "xl:hidden" : ""}>
              <MenuButton />
            </div>
          )}
        </div>
        <div className="-mr-[10px] flex items-center lg:hidden min-[26rem]:gap-1.5" data-takes-over="">
          <SearchButton className={`${iconClass} max-[370px]:hidden`}>
            <Icon className="size-[22px]" name="search" />
          </SearchButton>
          <HelpButton className={iconClass} id="help-now">
            <Icon className="size-[22px]" name="phone" />
          </HelpButton>
          <LeaveLink className={iconClass} label={header.leaveQuickly}>
            <Icon className="size-[22px]" name="leave" />
          </LeaveLink>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

const controlClass =
  "inline-flex h-8 items-center gap-2.5 rounded-pill px-1.5 max-xl:gap-1.5 max-xl:px-1 font-medium text-ink focus-ring hover:text-link";

/** The line above the bar: what this site isn't, crisis help, the quiet settings, and Leave quickly. */
function SlimLine() {
  const { header, notMedical, crisis } = useFrame();
  return (
    <section aria-label={header.slimLine} className="hidden bg-tint text-small lg:block">
      <div className="mx-auto flex h-10 max-w-wide items-center justify-between gap-6 px-gutter">
        <p className="text-ink-soft">
          {notMedical} {crisis.lead}{" "}
          <a
            className="rounded-xs font-semibold text-ink underline decoration-[1.5px] underline-offset-3 focus-ring hover:text-link"
            href={crisis.href}
          >
            {crisis.linkText}
          </a>
        </p>
        <div className="flex items-center gap-2 xl:gap-7">
          <SearchButton className={controlClass}>
            <Icon className="size-4.5" name="search" />
            <span className="max-xl:hidden">{header.search}</span>
          </SearchButton>
          <div className="flex items-center gap-1">
            <GentleSwitch className={controlClass} />
            <QuietButton className={controlClass} label={header.quietSettings}>
              <Icon className="size-4.5" name="sliders" />
            </QuietButton>
          </div>
          <ThemeSwitch className={controlClass} />
          <LeaveLink className={controlClass}>
            <Icon className="size-4.5" name="leave" />
            {header.leaveQuickly}
          </LeaveLink>
        </div>
      </div>
    </section>
  );
}

const Drawer = laterDialog(() => import("./drawer.tsx"));

/** Opens the drawer; a plain link to the footer's navigation until hydrated. */
function MenuButton() {
  return (
    <OpensDialog className={iconClass} dialog={Drawer} href="#site-links" label={useFrame().header.openMenu}>
      <Icon className="size-[24px]" name="menu" />
    </OpensDialog>
  );
}
