import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "./moved.tsx";
import { movedOrMissing } from "./not-found.server.ts";

/** Every unknown address: on to where it has moved, or the page with the status that says so. */
export async function loader(asked: LoaderFunctionArgs) {
  return data(await movedOrMissing(asked), { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The page for addresses that lead nowhere. */
export default function NotFound() {
  const { page, near } = useLoaderData<typeof loader>();
  return <Moved near={near} page={page} />;
}
