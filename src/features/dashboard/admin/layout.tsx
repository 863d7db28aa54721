import { use, useEffect, useMemo, useState } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  PrefetchPageLinks,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from "react-router";
import { adminCopy } from "#content/admin.ts";
import { ConfirmIdentity } from "#features/team/profile/ui/confirm-identity.tsx";
import { idleMinutes, sessionHours } from "#features/team/sign-in/rules.ts";
import { SessionEnd } from "#features/team/sign-in/ui/session-end.tsx";
import { hour, minute } from "#platform/clock/clock.ts";
import { draftKeysFor } from "#platform/drafts/draft-keys.server.ts";
import { adminDrafts, giveDraftKeys } from "#platform/drafts/drafts.ts";
import { draftPrefix } from "#platform/drafts/parked-drafts.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { may } from "#platform/permissions/access.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { DraftOwner } from "#ui/keep-typed.tsx";
import { SharedZone } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { signedIn } from "#web/admin/screen-loader.server.ts";
import { RejectedOnServer, withoutSecrets } from "#web/admin/use-operations.ts";
import { linkedPage } from "#web/layout/use-link-navigation.ts";
import { onePath } from "#web/layout/use-path.ts";
import { useReportHydrated } from "#web/layout/use-report-hydrated.ts";
import { SlowNavigation, skeletonDelay } from "#web/layout/use-route-change.ts";
import { menuFor, paletteFor } from "../reads/menu.server.ts";
import { badgesFor } from "../reads/waiting.server.ts";
import { Shortcuts } from "../ui/shortcuts.tsx";
import { BottomBar } from "./admin-menu.tsx";
import { keepFocus } from "./keep-focus.ts";
import { keepLastScreen, remember } from "./last-shown.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { SideNav } from "./side-nav.tsx";

/** The admin has its own frame (root.tsx). */
export const handle = "own-frame";

export const clientMiddleware = [keepLastScreen];

/** Screens are guarded by their own loaders (screen-loader.server.ts). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { actor, services } = signedIn({ context, url });
  const { navigation, mainScreens, openMenu, signOut, toSite, roles } = adminCopy;
  return {
    copy: { navigation, mainScreens, openMenu, signOut, toSite },
    away: adminCopy.away,
    drafts: { prefix: `${draftPrefix}${actor.id}`, copy: adminCopy.drafts },
    draftKeys: { owner: actor.id, keys: draftKeysFor(services.cipher, actor.id).join(" ") },
    zone: await teamZone(services),
    name: actor.name,
    session: {
      idle: idleMinutes * minute,
      left: actor.endsAt ? Date.parse(actor.endsAt) - services.clock.now().getTime() : sessionHours * hour,
    },
    factors: {
      code: actor.hasSecondFactor ?? false,
      app: actor.hasApp ?? false,
      passkey: actor.hasPasskey ?? false,
    },
    role: roles[actor.role],
    notice: actor.needsSecondFactor
      ? adminCopy.factorFirst[actor.passkeysRequired === true ? "passkey" : "text"]
      : undefined,
    menu: menuFor(services, actor),
    // Hosts have too few screens to search.
    palette: may(actor, "admin.read") ? paletteFor(services, actor) : undefined,
    unread: await badgesFor(services, actor),
    rejected: withoutSecrets(context.get(pageRequest).rejectedForm),
  };
}

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export default function AdminLayout() {
  const frame = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(
    () =>
      remember({
        address: pathname + search,
        away: frame.away,
        loaderData: matches.map(({ id, loaderData }) => [id, loaderData]),
      }),
    [pathname, search, frame, matches],
  );
  useDraftKeys(frame.draftKeys);
  const drafts = useMemo(() => ({ ...frame.drafts, texts: adminDrafts }), [frame.drafts]);
  useEffect(keepFocus, []);
  useReportHydrated();
  useFormNavigation();
  const { next, screen, list } = useLoading();
  const path = next ?? onePath(pathname);
  const coming = frame.menu.find((entry) => entry.path === next);
  const title = titleIn(matches.at(-1)?.loaderData);
  return (
    <SessionEnd times={frame.session}>
      <div className="min-h-dvh bg-sunken lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
        {title === undefined ? null : <title>{adminCopy.titleOf(title)}</title>}
        {next === undefined ? null : <div aria-hidden="true" className="screen-progress" />}
        {/* The search in it shows times, too. */}
        <SharedZone value={frame.zone}>
          <SideNav frame={frame} path={path} />
        </SharedZone>
        <PrefetchOnIntent />
        <Shortcuts />
        <ConfirmIdentity factors={frame.factors} />
        <main
          aria-busy={next !== undefined || undefined}
          className="min-w-0 px-gutter pt-8 pb-28 lg:px-[2.75rem] lg:pt-9 lg:pb-16"
          data-loading-list={list ? "" : undefined}
          id="main"
          tabIndex={-1}
        >
          {screen ? (
            <div className="mx-auto max-w-wide">
              <ScreenSkeleton shape={coming?.skeleton ?? "cards"} title={coming?.title} />
            </div>
          ) : null}
          {/* Hidden, not unmounted: a canceled navigation must not lose what was typed. */}
          <div className="mx-auto max-w-wide" hidden={screen}>
            {frame.notice === undefined ? null : (
              <Note className="mb-6" kind="care">
                <p>{frame.notice}</p>
              </Note>
            )}
            <SharedZone value={frame.zone}>
              <DraftOwner value={drafts}>
                <RejectedOnServer value={frame.rejected}>
                  <Outlet />
                </RejectedOnServer>
              </DraftOwner>
            </SharedZone>
          </div>
        </main>
        <BottomBar entries={frame.menu} label={frame.copy.mainScreens} path={path} unread={frame.unread} />
      </div>
    </SessionEnd>
  );
}

/** Screens read their drafts as soon as they are drawn, so the first keys are given before that. */
function useDraftKeys({ owner, keys }: { owner: string; keys: string }): void {
  useState(() => (typeof window === "undefined" ? undefined : giveDraftKeys(owner, keys.split(" "))));
  useEffect(() => giveDraftKeys(owner, keys.split(" ")), [owner, keys]);
}

/** The title that a screen's loader returned; none while the screen is refused. */
function titleIn(loaderData: unknown): string | undefined {
  if (typeof loaderData !== "object" || loaderData === null || !("title" in loaderData)) return undefined;
  return typeof loaderData.title === "string" ? loaderData.title : undefined;
}

type Loading = {
  /** Where a press leads, from the press on: the menu marks it before the screen is there. */
  next: string | undefined;
  /** Another screen is loading and takes long. */
  screen: boolean;
  /** The same screen with another filter or page is loading and takes long. */
  list: boolean;
};

function useLoading(): Loading {
  const { pathname, search } = useLocation();
  const { location: going } = useNavigation();
  const filters = going !== undefined && going.pathname === pathname && going.search !== search;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!filters) return;
    const timer = setTimeout(() => setSlow(true), skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [filters]);
  return {
    next: going === undefined ? undefined : onePath(going.pathname),
    screen: use(SlowNavigation),
    list: filters && slow,
  };
}

/** The address that a search or filter form leads to; undefined if the form does something else. */
function formAddress({ target: form, submitter, defaultPrevented }: SubmitEvent): string | undefined {
  if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (submitter?.hasAttribute("formmethod") || submitter?.hasAttribute("formaction")) return;
  // The attributes, because a field named "action" takes the place of the form's own property.
  const [method, action] = [form.getAttribute("method") ?? "get", form.getAttribute("action") ?? ""];
  if (method.toLowerCase() !== "get" || form.hasAttribute("target")) return;
  const { origin, pathname } = new URL(action, location.href);
  if (origin !== location.origin || !/^\/admin(\/|$)/.test(pathname)) return;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === "string") fields.append(name, value);
  return `${pathname}?${fields}`;
}

/**
 * Turns the plain search and filter forms of the admin into in-app navigation: the list shows that it is loading and
 * the rest of the screen stays. Without scripts they are ordinary GET forms.
 */
function useFormNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const address = formAddress(event);
      if (address === undefined || !navigator.onLine) return;
      event.preventDefault();
      void navigate(address);
    };
    addEventListener("submit", onSubmit);
    return () => removeEventListener("submit", onSubmit);
  }, [navigate]);
}

/** A pointer that only passes over a list means none of its rows. */
const dwellMs = 80;

/**
 * Prefetches the screen whose link is pointed at, focused or touched, before it's pressed. `data-no-prefetch` marks links
 * to screens whose opening is recorded.
 */
function PrefetchOnIntent() {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const intended =
        target instanceof Element && !target.closest("[data-no-prefetch]") ? linkedPage(target) : undefined;
      if (intended !== undefined)
        timer = setTimeout(() => setAddress(intended), type === "touchstart" ? 0 : dwellMs);
    };
    const kinds = ["pointerover", "focusin", "touchstart"] as const;
    for (const kind of kinds) addEventListener(kind, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, onIntent);
    };
  }, []);
  return address === undefined ? null : <PrefetchPageLinks page={address} />;
}
