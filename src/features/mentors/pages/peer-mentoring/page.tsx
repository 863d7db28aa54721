import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { mentorRequestForm } from "#content/mentoring/request.ts";
import { type PeerMentoringPage, peerMentoring } from "#content/pages/support/peer-mentoring.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { contentLoader } from "#web/content-loader.server.ts";
import { pageMeta } from "#web/metadata.ts";
import { FoldedSection } from "#web/sections/folded-section.tsx";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { RuleList, Terms } from "#web/sections/lists.tsx";
import { Buttons, FramedPicture, Opening } from "#web/sections/opening.tsx";
import { SkyOver } from "#web/sections/sky-over.tsx";
import { Steps } from "#web/sections/steps.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { serviceData } from "#web/structured-data/pages.server.ts";
import { RequestForm, requestFormId } from "./request-form.tsx";

const load = contentLoader(peerMentoring, serviceData);

/** With what came of the form if it was sent without script. */
export function loader(given: LoaderFunctionArgs) {
  const { rejectedForm, sentForm } = given.context.get(pageRequest);
  return {
    ...load(given),
    rejected: rejectedForm?.form === "mentor-request" ? rejectedForm : undefined,
    received: sentForm?.form === "mentor-request" ? mentorRequestForm.received : undefined,
  };
}

const threads = ["border-(--art-thread-1)", "border-(--art-thread-2)", "border-(--art-thread-3)"];

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function PeerMentoring() {
  const { page, received, rejected } = useLoaderData<typeof loader>();
  const { mentor, matching, frame, standard, asking, crisis } = page;
  const { wrong } = standard;
  return (
    <>
      <Opening
        heading="max-w-[37rem] font-display text-balance"
        links={<Buttons links={[page.ask]} />}
        page={page}
        place="grid items-center gap-x-16 gap-y-10 pt-section-tight lg:grid-cols-[1.1fr_1fr]"
      >
        <FramedPicture picture={page.picture} priority shape="landscape" />
      </Opening>
      <Headed copy={mentor}>
        <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
          <Panel className="bg-tint" icon="check" panel={mentor.is} />
          <Panel className="bg-tint-warm" icon="close" panel={mentor.isNot} />
        </div>
      </Headed>
      <Headed copy={matching} ground="tint">
        <div className="mt-[calc(var(--spacing-stack)*2)]">
          <Steps row steps={matching.steps} />
        </div>
      </Headed>
      <Section id={frame.id} labelledBy={`${frame.id}-heading`}>
        <div className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[25rem_1fr]">
          <FramedPicture className="max-md:hidden" picture={frame.picture} shape="arch" />
          <div>
            <SectionHeading heading={frame.heading} id={`${frame.id}-heading`} lead={frame.lead} />
            <Terms
              item="grid gap-x-8 gap-y-1 border-b border-line py-4 lg:grid-cols-[11rem_1fr]"
              items={frame.items}
              list="mt-stack border-t border-line-strong"
            />
          </div>
        </div>
      </Section>
      <FoldedSection copy={standard} ground="warm">
        <TitledItems
          each={threads}
          item="border-t-3 pt-6"
          items={standard.groups}
          list="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-10 md:grid-cols-3"
          size={3}
        />
        <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text text-small font-medium">
          {standard.standardNote}
        </p>
      </FoldedSection>
      <FoldedSection
        below={
          <p className="mt-3">
            <ButtonLink href={wrong.link.href} variant="text">
              {wrong.link.text}
            </ButtonLink>
          </p>
        }
        beside="gap-y-8 lg:grid-cols-[1fr_1.6fr]"
        copy={wrong}
      >
        <Terms item="border-b border-line py-5" items={wrong.items} text="mt-2 max-w-text" />
      </FoldedSection>
      <Asking ask={page.ask} asking={asking} crisis={crisis}>
        <RequestForm received={received} rejected={rejected} />
      </Asking>
    </>
  );
}

type PanelProps = {
  panel: PeerMentoringPage["mentor"]["is"];
  icon: "check" | "close";
  className: string;
};

function Panel({ panel, icon, className }: PanelProps) {
  return (
    <div className={`rounded-2xl p-card lg:px-12 lg:py-11 ${className}`}>
      <Heading level={3}>{panel.heading}</Heading>
      <ul className="mt-4">
        {panel.items.map((item) => (
          <li className="flex gap-3 border-line-strong/40 py-2 not-last:border-b sm:py-3.5" key={item}>
            <Icon className="mt-1 size-5 text-link" name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hills and the sun of the picture, as a share of its width. */
const askingLand = 0.33;

type AskingProps = Pick<PeerMentoringPage, "ask" | "asking" | "crisis"> & { children: ReactNode };

function Asking({ ask, asking, crisis, children }: AskingProps) {
  const headingId = `${asking.id}-heading`;
  return (
    <Section id={asking.id} labelledBy={headingId} tight>
      <div className="isolate overflow-hidden rounded-2xl">
        <SkyOver land={askingLand} picture={asking.picture}>
          <div className="px-card pt-8 pb-10 lg:px-16 lg:pt-14">
            <Heading level={2} id={headingId}>
              {asking.heading}
            </Heading>
            <p className="max-w-[28rem] text-lead">{asking.lead}</p>
            <Buttons links={[{ ...ask, href: `#${requestFormId}` }, asking.instead]} />
          </div>
        </SkyOver>
      </div>
      <div className="mt-[calc(var(--spacing-stack)*1.75)] grid items-start gap-x-18 gap-y-8 lg:grid-cols-[1.45fr_1fr]">
        {children}
        <div className="grid content-start gap-5">
          {/* On phones it would come after the button; the hints of the fields say it there. */}
          <div className="max-lg:hidden">
            <RuleList {...asking.write} />
            <p className="mt-5 max-w-text text-ink-soft">{asking.leaveOut}</p>
          </div>
          <CrisisNote className="max-w-text" copy={crisis} />
        </div>
      </div>
    </Section>
  );
}
