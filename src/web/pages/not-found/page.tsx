import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { notFound } from "#content/pages/not-found.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "./moved.tsx";

/** Every unknown address, with the status that says so. */
export function loader({ context }: LoaderFunctionArgs) {
  return data({ page: notFound, siteUrl: context.get(pageRequest).siteUrl }, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The page for addresses that lead nowhere. */
export default function NotFound() {
  return <Moved page={useLoaderData<typeof loader>().page} />;
}
