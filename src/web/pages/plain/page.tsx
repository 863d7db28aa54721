import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageAt } from "#content/index.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Prose } from "#ui/prose.tsx";
import { Section } from "#ui/section.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Blocks } from "./block-view.tsx";
import { Opening } from "./opening.tsx";

/** The content of the page at this address, only the fields every page has. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const plainPage = pageAt(onePath(url.pathname));
  if (plainPage === undefined) throw new Response(null, { status: 404 });
  const { path, name, meta, heading, introduction, picture, blocks = [] } = plainPage;
  const page = { path, name, meta, heading, introduction, picture, blocks };
  const { siteUrl } = context.get(pageRequest);
  // Top-level pages need no breadcrumbs.
  const isBelow = path.indexOf("/", 1) > 0;
  return { page, siteUrl, ...(isBelow ? trailOf(plainPage, siteUrl) : {}) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** A page of headings, paragraphs, lists and links. */
export default function PlainPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening heading={page.heading} introduction={page.introduction} picture={page.picture} />
      {page.blocks.length === 0 ? null : (
        <Section tight>
          <Prose>
            <Blocks blocks={page.blocks} />
          </Prose>
        </Section>
      )}
    </>
  );
}
