import { useMemo } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from "react-router";
import {
  costNotSaid,
  groupCosts,
  groupDays,
  groupFormats,
  groupLanguages,
  groupPaths,
} from "#content/groups/choices.ts";
import { placeMessages } from "#content/groups/places.ts";
import { signUpCopy } from "#content/groups/sign-up.ts";
import { layout } from "#content/layout.ts";
import { membershipLead, offerSentences } from "#content/offer.ts";
import { type GroupsPage, supportGroups } from "#content/pages/support/groups.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { facesHtml } from "#web/sections/faces.server.tsx";
import { Faces } from "#web/sections/faces.tsx";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { Landscape } from "#web/sections/landscape.tsx";
import { Paragraphs, RuleLists } from "#web/sections/lists.tsx";
import { FramedPicture } from "#web/sections/opening.tsx";
import { Steps } from "#web/sections/steps.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { type DatedGroup, datedGroups } from "../../reads/page.server.ts";
import { nextMeeting, withoutPastDates } from "../../rules/next-meeting.ts";
import { placeRetentionDays, signUpForm } from "../../rules/place.ts";
import { type GroupsQuery, isRequested, queryOf, searchOf } from "../../schema/page.ts";
import { GroupRow, type RowParts } from "../../ui/group-row.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useReaderZone } from "../../ui/use-reader-zone.ts";
import { groupsStructuredData } from "./structured-data.server.ts";
import { Timetable } from "./timetable.tsx";

/** What groups don't replace, and where else to turn. */
function Enough({ enough, crisis }: Pick<GroupsPage, "enough" | "crisis">) {
  const headingId = `${enough.id}-heading`;
  return (
    <Section ground="sage" id={enough.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-2 lg:grid-cols-[1fr_1.3fr]">
        <SectionHeading heading={enough.heading} id={headingId} />
        <div>
          <Paragraphs className="text-ink-soft" texts={enough.paragraphs} />
          <CrisisNote className="mt-stack max-w-text" copy={crisis} />
          <ul className="mt-stack">
            {enough.links.map(({ text, href }) => (
              <li key={href}>
                <ButtonLink href={href} variant="text">
                  {text}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** Leads to the group's row, and opens it. */
function NextMeetingLink({ next: { id, text } }: { next: { id: string; text: string } }) {
  const open = () => document.getElementById(id)?.querySelector("details")?.setAttribute("open", "");
  return (
    <p className="mb-2">
      <a className="font-semibold text-link-inline" href={`#${id}`} onClick={open}>
        {text}
      </a>
    </p>
  );
}

type ApartGroupsProps = {
  part: GroupsPage["loss"];
  groups: readonly DatedGroup[];
  /** The next section. */
  skipTo: string;
  on?: "paper" | "tint";
  zone: string | undefined;
  parts: RowParts;
};

/** A section for groups that are never listed with the others; omitted when the filter leaves none. */
function ApartGroups({ part, groups, skipTo, on = "tint", zone, parts }: ApartGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <Headed copy={part} ground={on}>
      <div className="mt-stack">
        <GentlePart note={part.note} on={on} skipTo={skipTo}>
          <ul className="mt-stack border-b border-line-strong">
            {groups.map((group) => (
              <li key={group.id}>
                <GroupRow group={group} isMarked={group.sample} level={3} parts={parts} zone={zone} />
              </li>
            ))}
          </ul>
        </GentlePart>
      </div>
    </Headed>
  );
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { siteUrl, services, rejectedForm } = context.get(pageRequest);
  const clock = services?.clock ?? systemClock;
  const dated = await datedGroups(services);
  return {
    page: supportGroups,
    groups: dated,
    faces: facesHtml("hosts"),
    now: clock.now().getTime(),
    choices: { days: groupDays, paths: groupPaths, formats: groupFormats },
    offer: { lead: membershipLead(), sentences: offerSentences() },
    newTab: layout.opensInNewTab,
    names: { costs: [...groupCosts, costNotSaid], languages: groupLanguages },
    signUp: signUpCopy(placeRetentionDays),
    closed: placeMessages.closed,
    rejected:
      rejectedForm?.form === signUpForm.name
        ? { ...rejectedForm, slug: url.searchParams.get(signUpForm.group) ?? "" }
        : undefined,
    structuredData: pack(groupsStructuredData(dated, siteUrl)),
    siteUrl,
    ...trailOf(supportGroups, siteUrl),
  };
}

/** Revalidated on each visit; the response may be cached for the back button. */
export const headers = () => ({ "cache-control": "no-cache" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** All groups are loaded already; a changed query needs no request. Only the form asks for them again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export default function SupportGroups() {
  const loaded = useLoaderData<typeof loader>();
  const { page, groups, faces, choices, rejected } = loaded;
  const { newTab, names, signUp, closed, offer } = loaded;
  const { revalidate } = useRevalidator();
  const zone = useReaderZone();
  const now = useNow(loaded.now);
  const all = useMemo(() => withoutPastDates(groups, now), [groups, now]);
  const [query, ask] = useGroupQuery();
  const shown = all.filter((group) => isRequested(group, query));
  const apart = (kind: "loss" | "pregnancy") => shown.filter((group) => group.apart === kind);
  const { hour, rules, timetable } = page;
  const { crisis } = page;
  const next = nextMeeting(shown, { now, zone, copy: timetable.next });
  const others = all.filter((group) => group.apart === undefined);
  // One tag for all of them, or one for each that the team hasn't made its own.
  const areSamples = others.length > 0 && others.every(({ sample }) => sample);
  const parts: RowParts = {
    ...{ copy: timetable.row, newTab, names, signUp, closed, crisis, rejected },
    onChanged: () => void revalidate(),
  };
  const saysItself = all.some(({ id, joins }) => id === rejected?.slug && joins === "here");
  return (
    <>
      <Landscape
        page={page}
        picture={page.picture}
        first={next && <NextMeetingLink next={next} />}
        heading="max-w-[37rem] font-display text-h1 text-balance"
      >
        <p className="mt-4 font-semibold">{offer.lead.text}</p>
        <p className="mt-3">
          <ButtonLink href={offer.lead.link.href} variant="primary">
            {offer.lead.link.text}
          </ButtonLink>
        </p>
      </Landscape>
      <Timetable
        all={all.length}
        choices={choices}
        onAsk={ask}
        page={page}
        parts={parts}
        refusal={saysItself ? undefined : rejected?.message}
        query={query}
        areSamples={areSamples}
        now={now}
        offer={offer.sentences}
        shown={shown}
        zone={zone}
      />
      <ApartGroups groups={apart("loss")} part={page.loss} parts={parts} skipTo={hour.id} zone={zone} />
      <Section id={hour.id} labelledBy={`${hour.id}-heading`}>
        <div className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_25rem]">
          <div>
            <SectionHeading heading={hour.heading} id={`${hour.id}-heading`} lead={hour.lead} />
            <div className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text">
              <Steps steps={hour.steps} />
            </div>
            <Faces className="mt-stack" html={faces} />
          </div>
          <div className="max-md:hidden">
            <FramedPicture picture={hour.picture} shape="arch" />
          </div>
        </div>
      </Section>
      <Headed copy={rules} ground="warm">
        {/* In a box of its own: the section isn't folded as a whole, so it keeps its padding on phones. */}
        <div className="mt-stack">
          <details className="group/rules">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-link focus-ring">
              {rules.show}
              <Icon className="size-5 group-open/rules:rotate-180" name="chevron" />
            </summary>
            <RuleLists lists={rules.lists} />
          </details>
        </div>
      </Headed>
      <ApartGroups
        groups={apart("pregnancy")}
        on="paper"
        part={page.pregnancy}
        parts={parts}
        skipTo={page.enough.id}
        zone={zone}
      />
      <Enough crisis={crisis} enough={page.enough} />
    </>
  );
}

/**
 * The query in the address, and a function to change it: in the same history entry, without scrolling or a request. The
 * anchor is removed, because the page would scroll to it.
 */
function useGroupQuery(): [query: GroupsQuery, ask: (next: GroupsQuery) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function ask(next: GroupsQuery): Promise<void> {
    const others = new URLSearchParams(search);
    for (const name of ["path", "format", "day"]) others.delete(name);
    const whole = [others.toString(), searchOf(next)].filter(Boolean).join("&");
    await navigate({ search: whole }, { replace: true, preventScrollReset: true });
  }

  return [queryOf(new URLSearchParams(search)), ask];
}
