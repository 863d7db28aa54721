import { type ReactNode, Suspense, useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from "react-router";
import { adminWords } from "#content/admin.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import { teamZone } from "#features/settings/reads.server.ts";
import { loginAddress } from "#features/team/sign-in/rules.ts";
import { draftPrefix } from "#platform/drafts/drafts.ts";
import { HttpError } from "#platform/http/errors.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { DraftOwner } from "#ui/draft-owner.ts";
import { SharedZone } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { useReportHydrated } from "#web/layout/use-report-hydrated.ts";
import { keepFocus } from "./keep-focus.ts";
import { readOrKeep, remember } from "./last-shown.ts";
import { RefusedScreen } from "./refused-screen.tsx";
import { loadScreen } from "./screen-data.server.ts";
import { prepareScreen, ScreenPart } from "./screen-parts.tsx";
import { type ScreenId, screenAt, screens } from "./screens.ts";
import { type AdminFrame, SideNav } from "./side-nav.tsx";

/** The admin shell: the menu at the side (on top of small screens) and the screen itself. */
function Shell({ frame, busy, children }: { frame: AdminFrame; busy: boolean; children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <div className="min-h-dvh bg-sunken lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SideNav frame={frame} />
      <main
        aria-busy={busy || undefined}
        className="min-w-0 px-gutter pt-8 pb-16 lg:px-[2.75rem] lg:pt-9"
        id="main"
        tabIndex={-1}
      >
        <div className="mx-auto max-w-wide">
          {frame.notice === undefined ? null : (
            <Note className="mb-6" kind="care">
              <p>{frame.notice}</p>
            </Note>
          )}
          {children}
        </div>
      </main>
    </div>
  );
}

/** The admin has its own frame (root.tsx). */
export const handle = "own-frame";

const profilePath = "/admin/profile";

/** The guard of every admin screen: requires a session, a known address and the permission; then loads its data. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { actor, services } = context.get(pageRequest);
  const path = onePath(url.pathname).toLowerCase();
  if (!actor || !services) throw redirect(loginAddress(path + url.search));
  const found = screenAt(path);
  if (actor.needsSecondFactor && found?.screen.right !== "profile.own") throw redirect(profilePath);
  const frame = frameFor(actor, await teamZone(services));
  if (!found) return refused(frame, adminWords.notHere, 404);
  const { screen, params } = found;
  if (!may(actor, screen.right)) return refused(frame, adminWords.notYours, 403);
  const request = { services, actor, params, search: url.searchParams };
  await prepareScreen(screen.id);
  const loaded = await loadScreen(screen.id, request).catch(undefinedIfMissing);
  if (!loaded) return refused(frame, adminWords.notHere, 404);
  const title = adminWords.titleOf(loaded.content.title);
  return data({ frame, title, refusal: undefined, screen: loaded });
}

/** The same in the browser, where a screen stays in view when the server can't be reached. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return readOrKeep({ address: pathname + search, signal: request.signal }, () =>
    serverLoader<typeof loader>(),
  );
}

type Refusal = typeof adminWords.notHere | typeof adminWords.notYours;

function refused(frame: ReturnType<typeof frameFor>, refusal: Refusal, status: 403 | 404) {
  const title = adminWords.titleOf(refusal.heading);
  return data({ frame, title, refusal, screen: undefined }, { status });
}

// The item may have been deleted, or its id may be invalid.
function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof HttpError && error.code === "not_found") return undefined;
  throw error;
}

function frameFor(actor: Actor, zone: string) {
  const { navigation, openMenu, signOut, toSite, roles } = adminWords;
  const menu: Readonly<Record<string, string>> = adminWords.menu;
  return {
    copy: { navigation, openMenu, signOut, toSite },
    away: adminWords.away,
    drafts: { prefix: `${draftPrefix}${actor.id}`, copy: adminWords.drafts },
    zone,
    name: actor.name,
    role: roles[actor.role],
    notice: actor.needsSecondFactor ? adminWords.factorFirst.text : undefined,
    menu: screens
      .filter(({ icon, right }) => icon !== undefined && may(actor, right))
      .map(({ id, path, icon }) => ({ path, icon, title: menu[id] ?? id })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** Every admin screen in its frame. */
export default function Desk() {
  const loaded = useLoaderData<typeof loader>();
  const { frame, screen, refusal } = loaded;
  const { pathname, search } = useLocation();
  useEffect(() => remember(pathname + search, loaded), [pathname, search, loaded]);
  const busy = useNavigation().state === "loading";
  return (
    <Shell busy={busy} frame={frame}>
      <SharedZone value={frame.zone}>
        <DraftOwner value={frame.drafts}>
          <Suspense fallback={null}>
            <Shown refusal={refusal} screen={screen} />
          </Suspense>
        </DraftOwner>
      </SharedZone>
    </Shell>
  );
}

type ShownProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "screen" | "refusal">;

/** The screen itself. It counts as hydrated only once its own part is loaded: a press before that would be lost. */
function Shown({ screen, refusal }: ShownProps) {
  useReportHydrated();
  if (screen === undefined) return <RefusedScreen copy={refusal} />;
  return <ScreenPart content={screen.content} id={screen.id satisfies ScreenId} key={screen.id} />;
}
