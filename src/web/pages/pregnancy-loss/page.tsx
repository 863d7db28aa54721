import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { repeatedNotes, topicNames } from "#content/content-notes.ts";
import { crisisNow, crisisShort } from "#content/crisis.ts";
import { dayInWords } from "#content/day-in-words.ts";
import { lanternByWater } from "#content/journeys/pictures.ts";
import { articleCopy } from "#content/knowledge-hub/article-copy.ts";
import { layout } from "#content/layout.ts";
import { type PregnancyLossPage, pregnancyLoss } from "#content/pages/pregnancy-loss.ts";
import type { LossBlock, LossPart } from "#content/pregnancy-loss/loss-part.ts";
import { filled } from "#content/template.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { GentleSummary, Noted } from "#ui/gentle-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import { WithNumbers } from "#ui/with-numbers.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Contents } from "#web/sections/contents.tsx";
import { Folded } from "#web/sections/folded.tsx";
import { Sources } from "#web/sections/sources.tsx";
import { organization } from "#web/structured-data/organization.server.ts";
import { webPage } from "#web/structured-data/pages.server.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(webPageOf(pregnancyLoss, siteUrl));
  const { sources, reviewedOn, reviewBy } = pregnancyLoss;
  const days = { day: dayInWords(reviewedOn), next: dayInWords(reviewBy) };
  const page = { ...pregnancyLoss, sources: { ...sources, reviewed: filled(sources.reviewed, days) } };
  const [danger] = crisisNow().ways;
  return {
    page,
    notes: notesOf(pregnancyLoss),
    danger,
    crisis: crisisShort(),
    newTab: layout.opensInNewTab,
    structuredData,
    siteUrl,
  };
}

/** What the whole page talks about, in the order of its parts. */
function notesOf({ parts }: PregnancyLossPage) {
  const topics = [...new Set(parts.flatMap(({ note }) => note?.topics ?? []))];
  const { aboutPage, where, turnOn, show, hide } = articleCopy.notes;
  const names = topics.map((topic) => topicNames[topic]).join(", ");
  return { text: `${aboutPage}: ${names}. ${where}`, topics, turnOn, show, hide };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The signs that need help now, before anything else on the page. */
function UrgentBox({ urgent }: Pick<PregnancyLossPage, "urgent">) {
  return (
    <section aria-labelledby={urgent.id} className="rounded-xl border-2 border-warning bg-warning-bg p-card">
      <h2 className="flex items-center gap-3 text-h3 text-warning" id={urgent.id}>
        <Icon name="warning" />
        {urgent.heading}
      </h2>
      {urgent.groups.map(({ action, signs }) => (
        <div className="mt-4 [h2+&]:mt-2" key={action}>
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

export default function PregnancyLoss() {
  const { page, notes, danger, crisis, newTab } = useLoaderData<typeof loader>();
  const { parts, sources } = page;
  const repeated = repeatedNotes(parts.map(({ note }) => note ?? { topics: [] }));
  return (
    <div className="gentle-scope">
      <Section tight>
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="text-h1">{page.heading}</h1>
            <p className="max-w-[34rem] text-lead text-ink-soft">{page.introduction}</p>
          </div>
          <Illustration
            {...lanternByWater}
            alt=""
            className="w-full rounded-xl border-6 border-frame object-cover object-[50%_66%] max-lg:order-last max-lg:h-45 max-lg:sm:h-64 lg:aspect-[6/7] lg:w-72 lg:rounded-arch print:hidden"
          />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <UrgentBox urgent={page.urgent} />
            <p className="mt-5 grid gap-3 sm:flex sm:flex-wrap print:hidden">
              {/* On a phone it calls; elsewhere the box says the number. */}
              {danger === undefined ? null : (
                <ButtonLink className="lg:hidden" href={danger.href} variant="primary">
                  {danger.text}
                </ButtonLink>
              )}
              <ButtonLink href={crisis.href} variant="outline">
                {`${crisis.linkText.slice(0, 1).toUpperCase()}${crisis.linkText.slice(1)}`}
              </ButtonLink>
              {page.ways.map(({ title, href }) => (
                <ButtonLink href={href} key={href} variant="outline">
                  {title}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
      </Section>
      <Section tight>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
          <div className="max-lg:hidden">
            <Contents heading={page.contents} sections={parts} />
          </div>
          <div className="max-w-text">
            <GentleSummary notes={notes} />
            <div className="mt-6 divide-y divide-line border-y border-line">
              {parts.map((part, at) => (
                <PartView
                  key={part.id}
                  part={part}
                  read={page.read}
                  repeats={repeated[at] ?? false}
                  skipTo={parts[at + 1]?.id ?? "sources"}
                />
              ))}
            </div>
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
    </div>
  );
}

function BlockView({ block }: { block: LossBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("subheading" in block) return <h3>{block.subheading}</h3>;
  if ("items" in block)
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <dl className="grid gap-4">
      {block.sayings.map(({ to, words }) => (
        <div className="border-l-2 border-line-strong pl-5" key={to}>
          <dt className="text-small text-ink-soft">{to}</dt>
          <dd>“{words}”</dd>
        </div>
      ))}
    </dl>
  );
}

function Passage({ part }: { part: LossPart }) {
  const { blocks, links = [] } = part;
  return (
    <div className="prose">
      {blocks.map((block, at) => (
        // Blocks are fixed content and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <BlockView block={block} key={at} />
      ))}
      {links.map(({ title, href }) => (
        <p className="way-on" key={`${href} ${title}`}>
          <ButtonLink className="text-left" href={href} variant="text">
            {title}
          </ButtonLink>
        </p>
      ))}
    </div>
  );
}

function Urgent({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-2">
      {texts.map((text) => (
        <p key={text}>
          <WithNumbers text={text} />
        </p>
      ))}
    </div>
  );
}

type PartViewProps = {
  part: LossPart;
  /** The id of what follows. */
  skipTo: string;
  /** Notes before it have named its topics. */
  repeats: boolean;
  /** What opens the rest of a part that begins with help lines. */
  read: string;
};

/** Folded on phones. Its help lines come first and are never folded; a hard passage follows its note. */
function PartView({ part, skipTo, repeats, read }: PartViewProps) {
  const { id, heading, note, urgent } = part;
  const passage = (
    <Noted note={note} repeats={repeats} skipTo={skipTo} space="mt-5">
      <Passage part={part} />
    </Noted>
  );
  if (urgent === undefined)
    return (
      <Folded className="sm:py-stack" heading={heading} id={id} level={2} onPhones size={3}>
        {passage}
      </Folded>
    );
  return (
    <section aria-labelledby={`${id}-heading`} className="scroll-mt-4 pt-4 sm:py-stack" id={id}>
      <h2 className="text-h3" id={`${id}-heading`}>
        {heading}
      </h2>
      <Note className="mt-2" kind="care">
        <Urgent texts={urgent} />
      </Note>
      <details className="folds-on-phones group/fold">
        <summary className="flex min-h-14 w-fit cursor-pointer items-center gap-3 rounded-sm font-semibold text-link focus-ring">
          {read}
          <Icon className="size-5 group-open/fold:rotate-180" name="chevron" />
        </summary>
        <div className="pt-1 pb-stack sm:pt-5 sm:pb-0">{passage}</div>
      </details>
    </section>
  );
}

function webPageOf(page: PregnancyLossPage, siteUrl: string) {
  return {
    ...webPage("WebPage", page, siteUrl),
    dateModified: page.reviewedOn,
    lastReviewed: page.reviewedOn,
    publisher: organization(siteUrl),
    citation: page.sources.items.map(({ title, publisher, href }) => ({
      "@type": "CreativeWork",
      name: title,
      publisher: { "@type": "Organization", name: publisher },
      ...(href === undefined ? {} : { url: href }),
    })),
  };
}
