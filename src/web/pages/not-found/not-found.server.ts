import { type LoaderFunctionArgs, redirect } from "react-router";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { notFound } from "#content/pages/not-found.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { preferredLanguages } from "#platform/http/preferred-languages.ts";
import type { Services } from "#platform/services.ts";
import { ownFrame } from "#web/layout/own-frame.server.ts";

type RequestedAddress = { path: string; search: string; method: string; headers: Headers };

/** A page that an address may have meant, with its old address if that is what matched, and the language of its title. */
type NearPage = { href: string; title: string; language: string; oldAddress?: string };

/** What the features know of addresses without a page; the composition root hands it in. */
type UnknownAddresses = {
  redirectFor(
    services: Services,
    address: RequestedAddress,
  ): Promise<{ location: string; status: 301 | 302 } | undefined>;
  /** Closest first. */
  nearPages(services: Services, path: string): Promise<readonly NearPage[]>;
};

declare module "#platform/services.ts" {
  interface Contributions {
    unknownAddresses: UnknownAddresses;
  }
}

/** The same for pages whose loader has it beside the page itself, as `moved`. @throws {Response} a redirect. */
export async function movedWithin(args: LoaderFunctionArgs) {
  const moved = await movedOrMissing(args);
  return { moved, ...("ownFrame" in moved ? { ownFrame: moved.ownFrame } : {}) };
}

/**
 * The 404 page in the visitor's language, if somebody has signed that language off, and in English otherwise. Nothing is
 * known of an unknown address, so what the browser asks for decides.
 */
export function notFoundFor(headers: Headers) {
  const { page, around } = copyFor(headers);
  return { page, ...ownFrame(around) };
}

function copyFor(headers: Headers) {
  for (const language of preferredLanguages(headers.get("accept-language"))) {
    if (language.split("-", 1)[0] === site.language) break;
    const around = copyAround(language);
    if (around) return { page: around.notFound, around };
  }
  return { page: notFound, around: undefined };
}

/**
 * For loaders without anything at their address: redirects to where it has moved, or returns the data of the 404 page.
 * @throws {Response} a redirect set by the team.
 */
export async function movedOrMissing({ request, url, context }: LoaderFunctionArgs) {
  const { services, siteUrl } = context.get(pageRequest);
  const { pathname: path, search } = url;
  const { method, headers } = request;
  // Without services only "/404" itself is rendered, for the copy in memory.
  let near: readonly NearPage[] = [];
  if (services) {
    const { redirectFor, nearPages } = services.contributions.unknownAddresses;
    const moved = await redirectFor(services, { path, search, method, headers });
    if (moved) throw redirect(moved.location, moved.status);
    near = await nearPages(services, path);
  }
  const { page, around } = copyFor(headers);
  const { oldAddress } = page.near;
  const frame = around?.frame.language ?? site.language;
  return {
    page,
    near: near.map(({ href, title, language, oldAddress: old }) => ({
      href,
      title,
      ...(language === frame ? {} : { language }),
      hint: old === undefined ? href : oldAddress.replace("{path}", old),
    })),
    siteUrl,
    ...ownFrame(around),
  };
}
