import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type PeerMentoringPage, peerMentoring } from "#content/pages/support/peer-mentoring.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { SkyPanel } from "#ui/sky-panel.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { FramedPicture } from "#web/sections/framed-picture.tsx";
import { SectionHeading } from "#web/sections/headed.tsx";
import { Steps } from "#web/sections/steps.tsx";
import { serviceData } from "#web/structured-data/services.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { OpeningText } from "../support-parts/opening-text.tsx";

type WhenItGoesWrongProps = { wrong: PeerMentoringPage["standard"]["wrong"] };

/** Whom to call in danger, and who handles complaints. */
function WhenItGoesWrong({ wrong }: WhenItGoesWrongProps) {
  const headingId = `${wrong.id}-heading`;
  return (
    <Section id={wrong.id} labelledBy={headingId} tight>
      <div className="grid gap-x-18 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <SectionHeading heading={wrong.heading} id={headingId} />
          <p className="mt-3">
            <ButtonLink href={wrong.link.href} variant="text">
              {wrong.link.text}
            </ButtonLink>
          </p>
        </div>
        <dl className="border-t border-line-strong">
          {wrong.items.map(({ title, text }) => (
            <div className="border-b border-line py-5" key={title}>
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="mt-2 max-w-text text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const threads = ["border-(--art-thread-1)", "border-(--art-thread-2)", "border-(--art-thread-3)"];

/** How mentors are selected, trained and supported. */
function Standard({ standard }: Pick<PeerMentoringPage, "standard">) {
  const headingId = `${standard.id}-heading`;
  return (
    <Section ground="warm" id={standard.id} labelledBy={headingId}>
      <SectionHeading heading={standard.heading} id={headingId} lead={standard.lead} />
      <ul className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-10 md:grid-cols-3">
        {standard.groups.map(({ title, items }, at) => (
          <li className={`border-t-3 pt-6 ${threads[at]}`} key={title}>
            <Heading level={3}>{title}</Heading>
            <ul className="mt-3 grid gap-3 text-ink-soft">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text text-small font-medium">
        {standard.standardNote}
      </p>
    </Section>
  );
}

/** What a mentor is and isn't, side by side. */
function Mentor({ mentor }: Pick<PeerMentoringPage, "mentor">) {
  const headingId = `${mentor.id}-heading`;
  const panels = [
    { ...mentor.is, ground: "bg-tint", sign: "check" },
    { ...mentor.isNot, ground: "bg-tint-warm", sign: "close" },
  ] as const;
  return (
    <Section id={mentor.id} labelledBy={headingId}>
      <SectionHeading heading={mentor.heading} id={headingId} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {panels.map(({ heading, items, ground, sign }) => (
          <div className={`rounded-2xl p-card lg:px-12 lg:py-11 ${ground}`} key={heading}>
            <Heading level={3}>{heading}</Heading>
            <ul className="mt-4">
              {items.map((item) => (
                <li className="flex gap-3 border-line-strong/40 py-3.5 not-last:border-b" key={item}>
                  <Icon className="mt-1 size-5 text-link" name={sign} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** How mentors and mentees are matched. */
function Matching({ matching }: Pick<PeerMentoringPage, "matching">) {
  const headingId = `${matching.id}-heading`;
  return (
    <Section ground="tint" id={matching.id} labelledBy={headingId}>
      <SectionHeading heading={matching.heading} id={headingId} lead={matching.lead} />
      <div className="mt-[calc(var(--spacing-stack)*2)]">
        <Steps row steps={matching.steps} />
      </div>
    </Section>
  );
}

/** How long, how often and where: the terms both sides agree to. */
function Frame({ frame }: Pick<PeerMentoringPage, "frame">) {
  const headingId = `${frame.id}-heading`;
  return (
    <Section id={frame.id} labelledBy={headingId}>
      <div className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[25rem_1fr]">
        <FramedPicture picture={frame.picture} shape="arch" />
        <div className="max-md:order-first">
          <SectionHeading heading={frame.heading} id={headingId} lead={frame.lead} />
          <dl className="mt-stack border-t border-line-strong">
            {frame.items.map(({ title, text }) => (
              <div
                className="grid gap-x-8 gap-y-1 border-b border-line py-4 lg:grid-cols-[11rem_1fr]"
                key={title}
              >
                <dt className="font-display text-h4 font-[450]">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** The page's copy, and its structured data. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(peerMentoring, siteUrl, peerMentoring.audience));
  return { page: peerMentoring, structuredData, siteUrl, ...trailOf(peerMentoring, siteUrl) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** One-on-one peer mentorship: what a mentor is, how matching works, and how to request one. */
export default function PeerMentoring() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pt-section-tight lg:grid-cols-[1.1fr_1fr]">
        <OpeningText heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={page.ask.href} variant="primary">
            {page.ask.text}
          </ButtonLink>
        </OpeningText>
        <FramedPicture picture={page.picture} priority shape="landscape" />
      </section>
      <Mentor mentor={page.mentor} />
      <Matching matching={page.matching} />
      <Frame frame={page.frame} />
      <Standard standard={page.standard} />
      <WhenItGoesWrong wrong={page.standard.wrong} />
      <Asking asking={page.asking} crisis={page.crisis} />
    </>
  );
}

/** How to request a mentor; what to write, and where to turn if it can't wait. */
function Asking({ asking, crisis }: Pick<PeerMentoringPage, "asking" | "crisis">) {
  const headingId = `${asking.id}-heading`;
  const { picture, write, ask, instead } = asking;
  return (
    <Section id={asking.id} labelledBy={headingId} tight>
      <SkyPanel
        picture={picture}
        room="pb-[min(72vw,24rem)] lg:pb-84"
        scene={{ place: "h-[56%] max-sm:-right-[12%]", cut: "object-cover object-right-bottom" }}
      >
        <Heading level={2} id={headingId}>
          {asking.heading}
        </Heading>
        <p className="mt-[1.1rem] max-w-[28rem] text-lead">{asking.lead}</p>
        <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink href={ask.href} variant="primary">
            {ask.text}
          </ButtonLink>
          <ButtonLink href={instead.href} variant="outline">
            {instead.text}
          </ButtonLink>
        </p>
      </SkyPanel>
      <div className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-18 gap-y-8 lg:grid-cols-2">
        <div>
          <Heading level={3} size={4}>
            {write.heading}
          </Heading>
          <ul className="mt-3 border-t border-line-strong">
            {write.items.map((item) => (
              <li className="border-b border-line py-3.5 text-ink-soft" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-5">
          <p className="max-w-text text-ink-soft">{asking.leaveOut}</p>
          <CrisisNote className="max-w-text" copy={crisis} />
        </div>
      </div>
    </Section>
  );
}
