import { type MetaFunction, useLoaderData } from "react-router";
import { type ExpertMentoringPage, expertMentoring } from "#content/pages/support/expert-mentoring.ts";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { contentLoader } from "#web/content-loader.server.ts";
import { pageMeta } from "#web/metadata.ts";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { Paragraphs, Points, Terms } from "#web/sections/lists.tsx";
import { Buttons, FramedPicture, Opening } from "#web/sections/opening.tsx";
import { serviceData } from "#web/structured-data/pages.server.ts";

export const loader = contentLoader(expertMentoring, serviceData);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function ExpertMentoring() {
  const { page } = useLoaderData<typeof loader>();
  const { helps, apart, before, asking } = page;
  return (
    <>
      <Opening
        heading="max-w-[37rem] font-display text-balance"
        links={<Buttons first="outline" links={[{ text: asking.heading, href: `#${asking.id}` }]} />}
        page={page}
        place="grid items-center gap-x-20 gap-y-10 pt-section-tight pb-section md:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_25rem]"
      >
        <FramedPicture picture={page.picture} priority shape="arch" />
      </Opening>
      <Headed beside="gap-y-10 lg:grid-cols-[1fr_1.4fr]" copy={helps} ground="tint">
        <Terms items={helps.items} />
      </Headed>
      <Headed copy={apart}>
        <div className="mt-[calc(var(--spacing-stack)*1.5)]">
          <AsTable apart={apart} />
          <AsCards apart={apart} />
        </div>
      </Headed>
      <Headed copy={before} ground="sage">
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
      </Headed>
      <LimitsAndAsking asking={asking} crisis={page.crisis} limits={page.limits} />
    </>
  );
}

type ApartProps = Pick<ExpertMentoringPage, "apart">;

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

function LimitsAndAsking({ limits, asking, crisis }: LimitsAndAskingProps) {
  const limitsId = `${limits.id}-heading`;
  const askingId = `${asking.id}-heading`;
  return (
    <Section labelledBy={limitsId}>
      <div className="grid gap-x-18 gap-y-[calc(2*var(--spacing-section))] lg:grid-cols-2">
        <div id={limits.id}>
          <SectionHeading heading={limits.heading} id={limitsId} />
          <Points className="mt-stack border-t border-line-strong" items={limits.items} />
          <p className="mt-stack max-w-text text-ink-soft">{limits.text}</p>
        </div>
        <section aria-labelledby={askingId} id={asking.id}>
          <SectionHeading heading={asking.heading} id={askingId} />
          <Paragraphs className="text-ink-soft" texts={asking.paragraphs} />
          <Buttons className="mt-stack gap-x-6 gap-y-3" links={[asking.ask, asking.instead]} others="text" />
          <CrisisNote className="mt-stack max-w-text" copy={crisis} />
        </section>
      </div>
    </Section>
  );
}
