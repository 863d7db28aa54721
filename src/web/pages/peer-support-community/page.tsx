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
import { facesHtml } from "#web/sections/faces.server.tsx";
import { Faces } from "#web/sections/faces.tsx";
import { FoldedSection } from "#web/sections/folded-section.tsx";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { Paragraphs, RuleLists, Terms } from "#web/sections/lists.tsx";
import { Buttons, Opening } from "#web/sections/opening.tsx";
import { SectionSources } from "#web/sections/section-sources.tsx";
import { Steps } from "#web/sections/steps.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { serviceData } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(peerSupportCommunity, siteUrl));
  const { lead: _template, ...page } = peerSupportCommunity;
  return {
    page,
    faces: facesHtml("moderators"),
    newTab: layout.opensInNewTab,
    structuredData,
    siteUrl,
    ...trailOf(peerSupportCommunity, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function PeerSupportCommunity() {
  const { page, newTab, faces } = useLoaderData<typeof loader>();
  const { what, rules, safety, honest, onward } = page;
  return (
    <>
      <Opening
        heading="max-w-[37rem] font-display text-balance"
        links={<Buttons links={[page.join]} />}
        page={page}
        place="pt-section-tight pb-section"
      >
        <div className="mt-[calc(var(--spacing-stack)*1.75)]">
          <Illustration
            {...page.picture}
            className="aspect-3/2 w-full rounded-2xl border-6 border-frame object-cover object-[50%_85%] shadow-card sm:aspect-2/1 lg:aspect-[2.6/1] lg:border-8"
            priority
          />
        </div>
      </Opening>
      <Headed
        below={<Paragraphs className="text-ink-soft" texts={what.paragraphs} />}
        beside="gap-y-10 lg:grid-cols-[1fr_1.15fr]"
        copy={what}
        ground="tint"
      >
        <Terms items={what.places} />
      </Headed>
      <FoldedSection copy={rules}>
        <RuleLists lists={rules.lists} />
      </FoldedSection>
      <Headed copy={safety} ground="sage">
        <TitledItems
          items={safety.care}
          list="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-12 gap-y-8 md:grid-cols-3"
        />
        <Faces className="mt-[calc(var(--spacing-stack)*1.5)]" html={faces} />
        <p className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text text-small font-medium">
          {safety.standardNote}
        </p>
      </Headed>
      <Report complaint={safety.complaint} report={safety.report} />
      <FoldedSection copy={honest} ground="warm">
        <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 gap-y-10 lg:grid-cols-2">
          {honest.sides.map(({ heading, paragraphs }) => (
            <div key={heading}>
              <Heading level={3}>{heading}</Heading>
              <Paragraphs className="text-ink-soft" texts={paragraphs} />
            </div>
          ))}
        </div>
        <div className="mt-[calc(var(--spacing-stack)*1.75)]">
          <SectionSources heading={honest.sourcesHeading} newTab={newTab} sources={honest.sources} />
        </div>
      </FoldedSection>
      <Headed copy={onward}>
        <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
          {onward.links.map(({ text, more, href, picture }) => (
            <li key={href}>
              <CardLink
                href={href}
                picture={
                  <Illustration
                    {...picture}
                    alt=""
                    className="h-52 w-full object-cover max-sm:hidden lg:h-64"
                  />
                }
                text={more}
                title={text}
              />
            </li>
          ))}
        </ul>
        <CrisisNote className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text" copy={page.crisis} />
      </Headed>
    </>
  );
}

type ReportProps = Pick<PeerSupportCommunityPage["safety"], "report" | "complaint">;

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
            <p>{complaint.text}</p>
            <p className="mt-2">{complaint.promise}</p>
            <p className="mt-2">
              <a className="text-link-inline font-semibold" href={complaint.link.href}>
                {complaint.link.text}
              </a>
            </p>
          </Note>
        </div>
        <div>
          <p className="text-small font-semibold text-link">{report.stepsHeading}</p>
          <div className="mt-6">
            <Steps steps={report.steps} />
          </div>
        </div>
      </div>
    </Section>
  );
}
