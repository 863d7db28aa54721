import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { adminCopy } from "#content/admin.ts";
import type { AdminScreen } from "#platform/feature.ts";
import { HttpError } from "#platform/http/errors.ts";
import { pageRequest, type RejectedForm } from "#platform/http/page-request.ts";
import { confirmationAddress, type ListedPage, pageOf } from "#platform/http/recent-sign-in.ts";
import { screenParams } from "#platform/http/screen-operation.ts";
import type { Actor, Permission } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { IconName } from "#ui/icon.tsx";
import { onePath, patternPath } from "#web/layout/use-path.ts";
import type { Refusal } from "./screen-boundary.tsx";

/** What the admin's frame knows of the features: the composition root hands it in, so that the frame imports none. */
type AdminAccess = {
  screens: readonly AdminScreen<IconName>[];
  may(actor: Actor, permission: Permission): boolean;
  isOpenTo(actor: Actor, screen: Pick<AdminScreen, "permission" | "scope">): boolean;
  /** @throws {HttpError} forbidden, not_found. */
  admitTo(
    actor: Actor,
    screen: Pick<AdminScreen, "permission" | "scope">,
    params: Readonly<Record<string, string | undefined>>,
  ): void;
  /** @throws {HttpError} recent_sign_in_required. */
  admitPage(services: Services, actor: Actor, page: ListedPage): Promise<void>;
  /** The login, with the address to open afterwards. */
  loginAddress(requested: string): string;
};

declare module "#platform/services.ts" {
  interface Contributions {
    admin: AdminAccess;
  }
}

/** Reads check the actor's permission again. */
type ScreenRequest = {
  services: Services;
  actor: Actor;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The screen's path in its feature's routes, such as "/admin/messages/:id". */
  path: string;
  /** The form of this screen that was sent without JavaScript and rejected. */
  rejected: RejectedForm | undefined;
};

export type ScreenProps<Loader extends (args: LoaderFunctionArgs) => Promise<unknown>> = {
  loaderData: Awaited<ReturnType<Loader>>;
};

/** @throws a redirect to the sign-in page if nobody is signed in. */
export function signedIn({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">) {
  const { actor, services } = context.get(pageRequest);
  if (!services) throw new Error("The admin's screens need services; they are never prerendered.");
  const { loginAddress } = services.contributions.admin;
  if (!actor) throw redirect(loginAddress(onePath(url.pathname).toLowerCase() + url.search));
  return { actor, services };
}

const profilePath = "/admin/profile";

/**
 * The loader of an admin screen. It requires a session, the second factor if the team does, and the permission that the
 * feature's routes name; then it reads the screen's data, copy included. Plain values only.
 * @throws a redirect, or a 403 or 404 that the screen boundary shows.
 */
export function screenLoader<Content extends { title: string }>(
  read: (request: ScreenRequest) => Content | Promise<Content>,
) {
  return async ({ context, params, url, pattern }: LoaderFunctionArgs): Promise<Content> => {
    const { actor, services } = signedIn({ context, url });
    const { screens, may, admitTo, admitPage } = services.contributions.admin;
    const screen = screens.find(({ path }) => path === patternPath(pattern));
    if (actor.needsSecondFactor && screen?.permission !== "profile.own") throw redirect(profilePath);
    const refuse = (copy: Refusal, status: 403 | 404) => {
      const own = may(actor, "meetings.host") ? adminCopy.hostHome : adminCopy.ownHome;
      const home = may(actor, "admin.read") ? copy.home : own;
      return data({ ...copy, home }, { status });
    };
    if (!screen) throw refuse(adminCopy.notHere, 404);
    // Signing in leads to the dashboard. Who has none goes on to the first screen of their menu.
    const first = screen.path === "/admin" && !may(actor, "admin.read") && firstScreen(services, actor);
    if (first) throw redirect(first);
    const search = Object.fromEntries(url.searchParams);
    const page = screen.withoutRecentSignIn ? undefined : pageOf(screen.path, search);
    try {
      admitTo(actor, screen, screenParams(params));
      if (page) await admitPage(services, actor, page);
      return await read({
        services,
        actor,
        params: screenParams(params),
        search: url.searchParams,
        path: screen.path,
        rejected: context.get(pageRequest).rejectedForm,
      });
    } catch (error) {
      // The item may have been deleted, or its id may be invalid.
      if (error instanceof HttpError && error.code === "not_found") throw refuse(adminCopy.notHere, 404);
      if (error instanceof HttpError && error.code === "forbidden") throw refuse(adminCopy.notYours, 403);
      // The further pages of a list: the question leads back to the same one.
      if (error instanceof HttpError && error.code === "recent_sign_in_required")
        throw redirect(confirmationAddress(onePath(url.pathname) + url.search));
      throw error;
    }
  };
}

function firstScreen({ contributions }: Services, actor: Actor): string | undefined {
  const { screens, isOpenTo } = contributions.admin;
  return screens
    .filter((screen) => screen.menu && isOpenTo(actor, screen))
    .toSorted((one, other) => (one.menu?.position ?? 0) - (other.menu?.position ?? 0))[0]?.path;
}
