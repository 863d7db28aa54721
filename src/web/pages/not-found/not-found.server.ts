import { type LoaderFunctionArgs, redirect } from "react-router";
import { notFound } from "#content/pages/not-found.ts";
import { redirectFor } from "#features/redirects/reads/lookup.server.ts";
import { nearPages } from "#features/redirects/reads/near.server.ts";
import { pageRequest } from "#platform/http/page-request.ts";

/**
 * For loaders without anything at their address: redirects to where it has moved, or returns the data of the 404 page.
 * @throws {Response} a redirect set by the team.
 */
export async function movedOrMissing({ request, url, context }: LoaderFunctionArgs) {
  const { services, siteUrl } = context.get(pageRequest);
  const { pathname: path, search } = url;
  const { method, headers } = request;
  const moved = services && (await redirectFor(services, { path, search, method, headers }));
  if (moved) throw redirect(moved.location, moved.status);
  const near = await nearPages(services, path);
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
