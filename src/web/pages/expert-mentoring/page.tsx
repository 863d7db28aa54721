import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type ExpertMentoringPage, expertMentoring } from "#content/pages/support/expert-mentoring.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { FramedPicture } from "#web/sections/framed-picture.tsx";
import { SectionHeading } from "#web/sections/headed.tsx";
import { serviceData } from "#web/structured-data/services.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { OpeningText } from "../support-parts/opening-text.tsx";

/** What a session with an expert can be used for. */
function Helps({ helps }: Pick<ExpertMentoringPage, "helps">) {
  const headingId = `${helps.id}-heading`;
  return (
    <Section ground="tint" id={helps.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <SectionHeading heading={helps.heading} id={headingId} lead={helps.lead} />
        </div>
        <dl className="border-t border-line-strong">
          {helps.items.map(({ title, text }) => (
            <div
              className="grid gap-x-8 gap-y-1 border-b border-line-strong/40 py-5 sm:grid-cols-[13rem_1fr]"
              key={title}
            >
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** What experts disclose before the first session. */
function BeforeYouBegin({ before }: Pick<ExpertMentoringPage, "before">) {
  const headingId = `${before.id}-heading`;
  return (
    <Section ground="sage" id={before.id} labelledBy={headingId}>
      <SectionHeading heading={before.heading} id={headingId} lead={before.lead} />
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-16 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {before.items.map((item) => (
          <li className="flex gap-3" key={item}>
            <Icon className="mt-1 size-5 text-success" name="check" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text text-small font-medium">
        {before.standardNote}
      </p>
    </Section>
  );
}

/** The page's copy, and its structured data. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(expertMentoring, siteUrl, expertMentoring.audience));
  return { page: expertMentoring, structuredData, siteUrl, ...trailOf(expertMentoring, siteUrl) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Expert mentoring: learning with a professional, separate from therapy. */
export default function ExpertMentoring() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-x-20 gap-y-10 px-gutter pt-section-tight pb-section md:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_25rem]">
        <OpeningText heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={`#${page.asking.id}`} variant="outline">
            {page.asking.heading}
          </ButtonLink>
        </OpeningText>
        <FramedPicture picture={page.picture} priority shape="arch" />
      </section>
      <Helps helps={page.helps} />
      <Apart apart={page.apart} />
      <BeforeYouBegin before={page.before} />
      <LimitsAndAsking asking={page.asking} crisis={page.crisis} limits={page.limits} />
    </>
  );
}

type ApartProps = Pick<ExpertMentoringPage, "apart">;

/** Compares mentors, experts and therapists: a table, or cards on phones. */
function Apart({ apart }: ApartProps) {
  const headingId = `${apart.id}-heading`;
  return (
    <Section id={apart.id} labelledBy={headingId}>
      <SectionHeading heading={apart.heading} id={headingId} lead={apart.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <AsTable apart={apart} />
        <AsCards apart={apart} />
      </div>
    </Section>
  );
}

function AsTable({ apart }: ApartProps) {
  return (
    <div className="rounded-xl border border-line bg-surface p-3 shadow-card max-md:hidden">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{apart.caption}</caption>
        <thead>
          <tr>
            <td />
            {apart.columns.map((column, at) => (
              <th
                className={`px-5 py-4 font-display text-h4 font-[450] ${at === 1 ? "rounded-t-lg bg-tint" : ""}`}
                key={column}
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {apart.rows.map(({ label, cells }) => (
            <tr className="border-t border-line" key={label}>
              <th className="px-5 py-4 align-top font-semibold" scope="row">
                {label}
              </th>
              {cells.map((cell, at) => (
                <td
                  className={`px-5 py-4 align-top ${at === 1 ? "bg-tint" : "text-ink-soft"}`}
                  key={apart.columns[at]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AsCards({ apart }: ApartProps) {
  return (
    <ul className="grid gap-grid md:hidden">
      {apart.columns.map((column, at) => (
        <li className="rounded-xl border border-line bg-surface p-card shadow-card" key={column}>
          <Heading level={3}>{column}</Heading>
          <dl className="mt-3">
            {apart.rows.map(({ label, cells }) => (
              <div className="border-t border-line py-3" key={label}>
                <dt className="text-small font-semibold">{label}</dt>
                <dd className="text-ink-soft">{cells[at]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type LimitsAndAskingProps = Pick<ExpertMentoringPage, "limits" | "asking" | "crisis">;

/** What experts don't do, and how to request a session. */
function LimitsAndAsking({ limits, asking, crisis }: LimitsAndAskingProps) {
  const limitsId = `${limits.id}-heading`;
  const askingId = `${asking.id}-heading`;
  return (
    <Section labelledBy={limitsId}>
      <div className="grid gap-x-18 gap-y-14 lg:grid-cols-2">
        <div id={limits.id}>
          <SectionHeading heading={limits.heading} id={limitsId} />
          <ul className="mt-stack border-t border-line-strong">
            {limits.items.map((item) => (
              <li className="border-b border-line py-3.5" key={item}>
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-stack max-w-text text-ink-soft">{limits.text}</p>
        </div>
        <section aria-labelledby={askingId} id={asking.id}>
          <SectionHeading heading={asking.heading} id={askingId} />
          <div className="mt-[1.1rem] grid max-w-text gap-4 text-ink-soft">
            {asking.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-stack flex flex-wrap gap-x-6 gap-y-3">
            <ButtonLink href={asking.ask.href} variant="primary">
              {asking.ask.text}
            </ButtonLink>
            <ButtonLink href={asking.instead.href} variant="text">
              {asking.instead.text}
            </ButtonLink>
          </p>
          <CrisisNote className="mt-stack max-w-text" copy={crisis} />
        </section>
      </div>
    </Section>
  );
}
