import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "./moved.tsx";
import { movedOrMissing } from "./not-found.server.ts";

/** Every unknown address: a redirect to where it has moved, or a 404. */
export async function loader(args: LoaderFunctionArgs) {
  return data(await movedOrMissing(args), { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The 404 page. */
export default function NotFound() {
  const { page, near } = useLoaderData<typeof loader>();
  return <Moved near={near} page={page} />;
}
