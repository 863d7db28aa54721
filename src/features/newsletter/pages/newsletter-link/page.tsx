import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedOrMissing } from "#web/pages/not-found/not-found.server.ts";
import NewsletterLink from "./leaving.tsx";
import { action as followLink, isNewsletterLink, loader as loadLink } from "./view.server.ts";

/** The page of an emailed newsletter link. Any other address under /newsletter is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  if (isNewsletterLink(args.params)) return loadLink(args);
  return data({ moved: await movedOrMissing(args) }, { status: 404 });
}

export async function action(args: ActionFunctionArgs) {
  if (isNewsletterLink(args.params)) return followLink(args);
  return data(undefined, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData && "moved" in loaderData) return pageMeta(loaderData.moved);
  return [{ title: loaderData?.title }, { name: "robots", content: "noindex, nofollow" }];
};

export default function NewsletterLinkPage() {
  const loaded = useLoaderData<typeof loader>();
  return "moved" in loaded ? <Moved {...loaded.moved} /> : <NewsletterLink />;
}
