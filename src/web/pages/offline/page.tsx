import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageAt } from "#content/index.ts";
import { offlinePages } from "#content/offline.ts";
import { offline } from "#content/pages/offline.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { CrisisLines } from "../../offline/crisis-lines.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const ready = offlinePages.flatMap((path) => {
    const page = pageAt(path);
    return page ? [{ href: path, title: page.name, text: page.introduction }] : [];
  });
  return { page: offline, ready, siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/**
 * Shown instead of a page that can't be reached. It's sent without scripts, because they would look for the data of the
 * page at its address.
 */
export default function Offline() {
  const { page, ready } = useLoaderData<typeof loader>();
  return (
    <>
      <Section tight>
        <h1 className="max-w-text text-h1">{page.heading}</h1>
        <p className="max-w-[34rem] text-lead text-ink-soft">{page.introduction}</p>
        <p className="mt-(--spacing-stack)">
          {/* An empty address is the requested one. */}
          <ButtonLink href="" variant="primary">
            {page.again}
          </ButtonLink>
        </p>
        <h2 className="mt-[calc(var(--spacing-stack)*2)] mb-4 font-display text-h3">{page.help.heading}</h2>
        <CrisisLines lines={page.help.crisis} />
      </Section>
      <Section ground="tint" labelledBy="ready-heading" tight>
        <Heading level={2} size={3} id="ready-heading">
          {page.ready.heading}
        </Heading>
        <ul className="mt-(--spacing-stack) grid gap-grid md:grid-cols-2">
          {ready.map(({ href, title, text }) => (
            <li key={href}>
              <CardLink href={href} text={text} title={title} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
