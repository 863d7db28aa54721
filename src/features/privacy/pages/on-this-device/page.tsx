import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { deviceKinds, onThisDevice } from "#content/pages/on-this-device.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { KeptList } from "./kept-list.tsx";

/** The page's copy and the kinds of data; sizes are read in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return { page: onThisDevice, kinds: deviceKinds, siteUrl, ...trailOf(onThisDevice, siteUrl) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Shows and erases everything the site stores in this browser, without a server. */
export default function OnThisDevice() {
  const { page, kinds } = useLoaderData<typeof loader>();
  const { limits } = page;
  return (
    <Section tight width="narrow">
      <Trail />
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{page.introduction}</p>
      <p className="mt-4 hidden font-semibold noscript:block">{page.withoutScript}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <KeptList kinds={kinds} page={page} />
      </div>
      <section aria-labelledby="limits" className="mt-12">
        <Heading level={2} size={3} id="limits">
          {limits.heading}
        </Heading>
        <ul className="mt-3 grid list-disc gap-2 pl-6 text-ink-soft">
          {limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4">
          <a className="text-link-inline" href={limits.link.href}>
            {limits.link.text}
          </a>
        </p>
      </section>
    </Section>
  );
}
