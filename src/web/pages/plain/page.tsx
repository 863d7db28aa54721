import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageAt } from "#content/index.ts";
import type { Block } from "#content/schema.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Prose } from "#ui/prose.tsx";
import { Section } from "#ui/section.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { PlainOpening } from "#web/sections/plain-opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";

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

export default function PlainPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PlainOpening page={page} />
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

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2>{block.text}</h2>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {block.items.map(({ title, text }, at) => (
            <li className="flex gap-4" key={title}>
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-primary bg-surface font-display text-h4 text-link"
              >
                {at + 1}
              </span>
              <div>
                <h3 className="text-h4 font-[450]">{title}</h3>
                <p className="text-small text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      );
    case "link":
      return block.href.startsWith("#") ? (
        <p>
          <a className="text-link-inline" href={block.href}>
            {block.text}
          </a>
        </p>
      ) : (
        <p className="way-on">
          <ButtonLink href={block.href} variant="text">
            {block.text}
          </ButtonLink>
        </p>
      );
  }
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    // Blocks are fixed content and never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <BlockView block={block} key={at} />;
  });
}
