import { useEffect, useMemo, useState } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
} from "react-router";
import { adminCopy } from "#content/admin.ts";
import { paletteFor } from "#features/dashboard/reads/palette.server.ts";
import { Shortcuts } from "#features/dashboard/ui/shortcuts.tsx";
import { ConfirmIdentity } from "#features/team/profile/ui/confirm-identity.tsx";
import { idleMinutes, sessionHours } from "#features/team/sign-in/rules.ts";
import { SessionEnd } from "#features/team/sign-in/ui/session-end.tsx";
import { teamZone } from "#features/team-settings/reads.server.ts";
import { hour, minute } from "#platform/clock/clock.ts";
import { draftKeysFor } from "#platform/drafts/draft-keys.server.ts";
import { adminDrafts, giveDraftKeys } from "#platform/drafts/drafts.ts";
import { draftPrefix } from "#platform/drafts/parked-drafts.ts";
import { DraftOwner } from "#ui/draft-owner.ts";
import { SharedZone } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { useReportHydrated } from "#web/layout/use-report-hydrated.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { keepFocus } from "./keep-focus.ts";
import { keepLastScreen, remember } from "./last-shown.ts";
import { menuFor, unreadFor } from "./menu.server.ts";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { signedIn } from "./screen-loader.server.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { SideNav } from "./side-nav.tsx";
import { useFormNavigation } from "./use-form-navigation.ts";
import { useLoading } from "./use-loading.ts";

/** The admin has its own frame (root.tsx). */
export const handle = "own-frame";

export const clientMiddleware = [keepLastScreen];

/** The data of the frame. Screens are guarded by their own loaders (screen-loader.server.ts). */
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
    menu: menuFor(actor),
    palette: paletteFor(actor),
    unread: await unreadFor(services, actor),
  };
}

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

/** The frame of the admin: the menu at the side (on top of small screens) and the screen itself. */
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
      <div className="min-h-dvh bg-sunken lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        {title === undefined ? null : <title>{adminCopy.titleOf(title)}</title>}
        {next === undefined ? null : <div aria-hidden="true" className="screen-progress" />}
        <SideNav frame={frame} path={path} />
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
                <Outlet />
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
