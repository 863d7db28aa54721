import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { dayInWords } from "#content/day-in-words.ts";
import { stillWater } from "#content/journeys/pictures.ts";
import { layout } from "#content/layout.ts";
import { type PregnancyLossPage, pregnancyLoss } from "#content/pages/pregnancy-loss.ts";
import { filled } from "#content/template.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { WithNumbers } from "#ui/with-numbers.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Sources } from "../journey/sources.tsx";
import { Contents } from "../support-parts/contents.tsx";
import { PartView } from "./part.tsx";
import { webPageOf } from "./structured-data.server.ts";

/** The page's copy and its structured data. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(webPageOf(pregnancyLoss, siteUrl));
  const { sources, reviewedOn, reviewBy } = pregnancyLoss;
  const days = { day: dayInWords(reviewedOn), next: dayInWords(reviewBy) };
  const page = { ...pregnancyLoss, sources: { ...sources, reviewed: filled(sources.reviewed, days) } };
  return { page, newTab: layout.opensInNewTab, structuredData, siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The signs that need help now, before anything else on the page. */
function UrgentBox({ urgent }: Pick<PregnancyLossPage, "urgent">) {
  return (
    <section
      aria-labelledby={urgent.id}
      className="rounded-xl border-2 border-warning bg-warning-bg p-card text-warning"
    >
      <h2 className="flex items-center gap-3 text-h3" id={urgent.id}>
        <Icon name="warning" />
        {urgent.heading}
      </h2>
      {urgent.groups.map(({ action, signs }) => (
        <div className="mt-4" key={action}>
          <p className="font-semibold">
            <WithNumbers text={action} />
          </p>
          <ul className="mt-2 grid list-disc gap-1.5 pl-6">
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-4 grid gap-2">
        {urgent.after.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

/** After a pregnancy loss: when to get help, what happens, and the weeks that follow. */
export default function PregnancyLoss() {
  const { page, newTab } = useLoaderData<typeof loader>();
  const { parts, sources } = page;
  return (
    <>
      <Section tight>
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <h1 className="text-h1">{page.heading}</h1>
            <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{page.introduction}</p>
            <Illustration
              {...stillWater}
              alt=""
              className="mt-10 hidden aspect-[6/7] w-72 rounded-arch border-6 border-frame object-cover lg:block print:hidden"
            />
          </div>
          <UrgentBox urgent={page.urgent} />
        </div>
      </Section>
      <Section tight>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
          <Contents heading={page.contents} sections={parts} />
          <div className="grid max-w-text gap-y-[calc(var(--spacing-stack)*2)]">
            {parts.map((part, at) => (
              <PartView key={part.id} part={part} skipTo={parts[at + 1]?.id ?? "sources-heading"} />
            ))}
          </div>
        </div>
      </Section>
      <Sources
        heading={sources.heading}
        newTab={newTab}
        policy={sources.policy}
        reviewed={sources.reviewed}
        sources={sources.items}
      />
    </>
  );
}
