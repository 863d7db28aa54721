import { type LoaderFunctionArgs, redirect } from "react-router";
import { notFound } from "#content/pages/not-found.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import type { Services } from "#platform/services.ts";

type RequestedAddress = { path: string; search: string; method: string; headers: Headers };

/** A page that an address may have meant, with its old address if that is what matched. */
type NearPage = { href: string; title: string; oldAddress?: string };

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
  const { oldAddress } = notFound.near;
  return {
    page: notFound,
    near: near.map(({ href, title, oldAddress: old }) => ({
      href,
      title,
      hint: old === undefined ? href : oldAddress.replace("{path}", old),
    })),
    siteUrl,
  };
}
