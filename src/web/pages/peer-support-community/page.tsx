import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import {
  type PeerSupportCommunityPage,
  peerSupportCommunity,
} from "#content/pages/support/peer-support-community.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { FramedPicture } from "#web/sections/framed-picture.tsx";
import { SectionHeading } from "#web/sections/headed.tsx";
import { RuleLists } from "#web/sections/points.tsx";
import { Steps } from "#web/sections/steps.tsx";
import { serviceData } from "#web/structured-data/services.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { OpeningText } from "../support-parts/opening-text.tsx";
import { Sources } from "../support-parts/sources.tsx";

/** What the community is, and the roles people have in it. */
function WhatItIs({ what }: Pick<PeerSupportCommunityPage, "what">) {
  const headingId = `${what.id}-heading`;
  return (
    <Section ground="tint" id={what.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <SectionHeading heading={what.heading} id={headingId} />
          <div className="mt-[1.1rem] grid max-w-text gap-4 text-ink-soft">
            {what.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <dl className="border-t border-line-strong">
          {what.places.map(({ title, text }) => (
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

/** Who moderates the community, and what they can do. */
function Safety({ safety }: Pick<PeerSupportCommunityPage, "safety">) {
  const headingId = `${safety.id}-heading`;
  return (
    <Section ground="sage" id={safety.id} labelledBy={headingId}>
      <SectionHeading heading={safety.heading} id={headingId} lead={safety.lead} />
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-12 gap-y-8 md:grid-cols-3">
        {safety.care.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size={4}>
              {title}
            </Heading>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text text-small font-medium">
        {safety.standardNote}
      </p>
    </Section>
  );
}

/** Smaller groups, and where to turn in a crisis. */
function Onward({ onward, crisis }: Pick<PeerSupportCommunityPage, "onward" | "crisis">) {
  const headingId = `${onward.id}-heading`;
  return (
    <Section id={onward.id} labelledBy={headingId}>
      <SectionHeading heading={onward.heading} id={headingId} />
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {onward.links.map(({ text, more, href, picture }) => (
          <li key={href}>
            <CardLink
              href={href}
              picture={<Illustration {...picture} alt="" className="h-52 w-full object-cover lg:h-64" />}
              text={more}
              title={text}
            />
          </li>
        ))}
      </ul>
      <CrisisNote className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text" copy={crisis} />
    </Section>
  );
}

type HonestProps = Pick<PeerSupportCommunityPage, "honest"> & { newTab: string };

/** What studies say about online peer support, benefits and risks side by side. */
function Honest({ honest, newTab }: HonestProps) {
  const headingId = `${honest.id}-heading`;
  return (
    <Section ground="warm" id={honest.id} labelledBy={headingId}>
      <SectionHeading heading={honest.heading} id={headingId} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 gap-y-10 lg:grid-cols-2">
        {honest.sides.map(({ heading, paragraphs }) => (
          <div key={heading}>
            <Heading level={3}>{heading}</Heading>
            <div className="mt-3 grid max-w-text gap-4 text-ink-soft">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-[calc(var(--spacing-stack)*1.75)]">
        <Sources heading={honest.sourcesHeading} newTab={newTab} sources={honest.sources} />
      </div>
    </Section>
  );
}

/** The community's rules. */
function GroundRules({ rules }: Pick<PeerSupportCommunityPage, "rules">) {
  const headingId = `${rules.id}-heading`;
  return (
    <Section id={rules.id} labelledBy={headingId}>
      <SectionHeading heading={rules.heading} id={headingId} lead={rules.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <RuleLists lists={rules.lists} />
      </div>
    </Section>
  );
}

/** The page's copy, and its structured data. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(peerSupportCommunity, siteUrl, peerSupportCommunity.audience));
  const { lead: _template, ...page } = peerSupportCommunity;
  return {
    page,
    newTab: layout.opensInNewTab,
    structuredData,
    siteUrl,
    ...trailOf(peerSupportCommunity, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The peer support community: what it is, its rules, how it's kept safe and how to report something. */
export default function PeerSupportCommunity() {
  const { page, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="mx-auto max-w-page px-gutter pt-section-tight pb-section">
        <OpeningText heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={page.join.href} variant="primary">
            {page.join.text}
          </ButtonLink>
        </OpeningText>
        <div className="mt-[calc(var(--spacing-stack)*1.75)]">
          <FramedPicture picture={page.picture} priority shape="band" />
        </div>
      </section>
      <WhatItIs what={page.what} />
      <GroundRules rules={page.rules} />
      <Safety safety={page.safety} />
      <Report complaint={page.safety.complaint} report={page.safety.report} />
      <Honest honest={page.honest} newTab={newTab} />
      <Onward crisis={page.crisis} onward={page.onward} />
    </>
  );
}

type ReportProps = Pick<PeerSupportCommunityPage["safety"], "report" | "complaint">;

/** How to report something and what happens then; how to appeal or complain. */
function Report({ report, complaint }: ReportProps) {
  const headingId = `${report.id}-heading`;
  return (
    <Section id={report.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-12 lg:grid-cols-2">
        <div>
          <SectionHeading heading={report.heading} id={headingId} />
          <p className="mt-[1.1rem] max-w-text text-ink-soft">{report.text}</p>
          <p className="mt-stack">
            <ButtonLink href={report.link.href} variant="primary">
              {report.link.text}
            </ButtonLink>
          </p>
          <p className="mt-3 max-w-text text-small text-ink-soft">{report.hint}</p>
          <Note className="mt-stack max-w-text" kind="info" icon="mail">
            <Heading level={3} size={4}>
              {complaint.heading}
            </Heading>
            <p className="mt-1">{complaint.text}</p>
            <p className="mt-2">{complaint.promise}</p>
            <p className="mt-2">
              <a className="text-link-inline font-semibold" href={complaint.link.href}>
                {complaint.link.text}
              </a>
            </p>
          </Note>
        </div>
        <div>
          <p className="text-eyebrow font-semibold text-link">{report.stepsHeading}</p>
          <div className="mt-6">
            <Steps steps={report.steps} />
          </div>
        </div>
      </div>
    </Section>
  );
}
