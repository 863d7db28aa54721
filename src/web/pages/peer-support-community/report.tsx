import type { PeerSupportCommunityPage } from "#content/pages/support/peer-support-community.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";
import { Steps } from "../support-parts/steps.tsx";

type ReportProps = Pick<PeerSupportCommunityPage["safety"], "report" | "complaint">;

/** How to report something and what happens then; how to appeal or complain. */
export function Report({ report, complaint }: ReportProps) {
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
