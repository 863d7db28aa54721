import type { ReactNode } from "react";
import type { SignUpCopy } from "#content/groups/sign-up.ts";
import type { GroupsPage } from "#content/pages/support/groups.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { controlClass } from "#ui/field.tsx";
import type { CrisisCopy } from "#ui/field-crisis-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { DatedGroup, DatedSession } from "../reads/page.server.ts";
import { longestTitle } from "../schema/page.ts";
import { sessionTimes } from "./session-times.ts";
import { SignUpForm } from "./sign-up-form.tsx";

type RowCopy = GroupsPage["timetable"]["row"];

export type RowParts = {
  copy: RowCopy;
  names: Readonly<Record<"costs" | "languages", readonly { value: string; label: string }[]>>;
  signUp: SignUpCopy;
  /** What a group says that takes nobody new. */
  closed: string;
  crisis: CrisisCopy;
  /** Announces the new tab to screen readers. */
  newTab: string;
  /** A sign-up that was sent without script, and came back. */
  rejected: (RejectedForm & { slug: string }) | undefined;
  /** Called when a group isn't as the page shows it. */
  onChanged(): void;
};

/** The id of the page's note on titles in calendars. */
export const calendarHint = "calendar-hint";

type GroupRowProps = {
  group: DatedGroup;
  /** Whether it has a tag that says that it's a placeholder. */
  isMarked: boolean;
  /** The reader's time zone, once it's known. */
  zone: string | undefined;
  /** The level of its heading: below the agenda's parts, or right below a section's own. */
  level: 3 | 4;
  parts: RowParts;
};

/** What a text is marked with whose language isn't the page's. */
const langOf = ({ language }: Pick<DatedGroup, "language">) => (language === "en" ? undefined : language);

/**
 * One group as a row of the agenda: its next meeting, its name and who it's for. Opened, it says how the group runs,
 * its further dates, and how to join.
 */
export function GroupRow({ group, isMarked, zone, level, parts }: GroupRowProps) {
  const { id, name, forWhom, sessions, joins, places, calendar, cost } = group;
  const { copy, names, rejected } = parts;
  const Name = `h${level}` as const;
  const lang = langOf(group);
  const isFull = joins === "here" && (places === "none" || places === "full");
  const takesNobody = places === "closed" || isFull;
  const forGroup = <span className="sr-only"> {copy.forGroup.replace("{group}", name)}</span>;
  return (
    <article aria-labelledby={`${id}-name`} className="@container border-t border-line-strong" id={id}>
      <details className="group/row" open={rejected?.slug === id}>
        {/* Its width counts in letters, so larger text stacks the row as a narrower screen does. */}
        <summary className="focus-ring grid min-h-18 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 py-3 @min-[30em]:grid-cols-[10rem_1fr_auto] @min-[48em]:grid-cols-[10rem_1fr_8rem_auto]">
          <NextMeeting copy={copy} session={sessions[0]} zone={zone} />
          <Name
            className="col-start-1 font-[450] leading-snug @min-[30em]:col-start-2 @min-[48em]:self-end"
            id={`${id}-name`}
            lang={lang}
          >
            {name}
          </Name>
          <span className="col-start-1 line-clamp-2 text-small text-ink-soft group-open/row:line-clamp-none @min-[30em]:col-start-2 @min-[48em]:self-start">
            {takesNobody ? <span className="font-semibold">{copy.placesNow[places]}. </span> : null}
            <span lang={lang}>{forWhom}</span>
          </span>
          <span className="col-start-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-semibold @min-[30em]:col-start-2 @min-[48em]:col-start-3 @min-[48em]:row-span-2 @min-[48em]:row-start-1">
            <span>
              <span className="sr-only">{copy.cost}: </span>
              {nameOf(names.costs, cost)}
            </span>
            {isMarked ? <Tag kind="quiet">{copy.sampleTag}</Tag> : null}
          </span>
          <Icon
            className="col-start-2 row-span-4 row-start-1 size-5 text-ink-soft group-open/row:rotate-180 @min-[30em]:col-start-3 @min-[48em]:col-start-4"
            name="chevron"
          />
        </summary>
        <div className="grid gap-6 pt-3 pb-8 @min-[48em]:grid-cols-[1fr_1.1fr] @min-[48em]:pl-44">
          <Facts group={group} parts={parts} />
          <div>
            <p className="text-small font-semibold text-ink-soft">{copy.next}</p>
            {sessions.length === 0 ? (
              <p className="mt-2 text-small text-ink-soft">{copy.noDates}</p>
            ) : (
              <SessionDates sessions={sessions} zone={zone} copy={copy} />
            )}
          </div>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2 @min-[48em]:col-span-2 print:hidden">
            <Joining group={group} level={level} parts={parts}>
              {forGroup}
            </Joining>
            {cost === "members" && places !== "closed" ? (
              <a className="flex min-h-11 items-center text-small text-link-inline" href={copy.join.href}>
                {copy.join.text}
              </a>
            ) : null}
            <CalendarFile action={calendar} copy={copy}>
              {forGroup}
            </CalendarFile>
          </div>
        </div>
      </details>
    </article>
  );
}

type JoiningProps = Pick<GroupRowProps, "group" | "level" | "parts"> & { children: ReactNode };

function Joining({ group, level, parts, children }: JoiningProps) {
  const { id, name, joins, places, rulesVersion, groundRules, joinAddress } = group;
  const { copy, signUp, rejected, newTab, closed, crisis, onChanged } = parts;
  if (joins === "here")
    return (
      <div className="basis-full">
        <SignUpForm
          {...{ places, rulesVersion, groundRules, closed, crisis, onChanged }}
          copy={signUp}
          forGroup={copy.forGroup.replace("{group}", name)}
          placesNow={copy.placesNow[places]}
          lang={langOf(group)}
          level={level === 3 ? 4 : 5}
          rejected={rejected?.slug === id ? rejected : undefined}
          slug={id}
        />
      </div>
    );
  if (places === "closed") return <p className="text-small font-semibold">{closed}</p>;
  const outside = joins === "course";
  return (
    <ButtonLink external={outside ? newTab : undefined} href={joinAddress} size="small" variant="outline">
      <span>
        {copy[joins]}
        {children}
      </span>
    </ButtonLink>
  );
}

/** Above the name, or beside it where there's room. */
const dateCell = "col-start-1 text-small @min-[30em]:row-span-3 @min-[48em]:row-span-2";

type NextMeetingProps = { session: DatedSession | undefined; zone: string | undefined; copy: RowCopy };

/** The day and hour of the next meeting: in the reader's zone once that is known, else in the group's with its name. */
function NextMeeting({ session, zone, copy }: NextMeetingProps) {
  if (!session) return <span className={`${dateCell} text-ink-soft`}>{copy.noDate}</span>;
  const { start, end, dateTime, times: own } = session;
  const times = zone === undefined ? own : sessionTimes(start, end, zone);
  return (
    <time className={`${dateCell} flex flex-wrap gap-x-2 @min-[30em]:block`} dateTime={dateTime}>
      <span className="block text-ink-soft">{times.shortDay}</span>
      <span className="block font-semibold">
        {times.from}
        {zone === undefined ? ` ${own.shortZone}` : null}
      </span>
    </time>
  );
}

type CalendarFileProps = { action: string; copy: RowCopy; children: ReactNode };

/**
 * The group's calendar file with the reader's own title. A plain form that works without JavaScript and stores nothing.
 */
function CalendarFile({ action, copy, children }: CalendarFileProps) {
  const { label, usual, button } = copy.calendarTitle;
  return (
    <details className="group/file min-w-0">
      <summary className="flex min-h-11 w-fit items-center gap-2 text-small text-link-inline">
        <span>
          {copy.calendar}
          {children}
        </span>
        <Icon className="size-4 group-open/file:rotate-180" name="chevron" />
      </summary>
      <form action={action} autoComplete="off" className="mt-1 grid max-w-md gap-3" method="get">
        <label className="grid gap-1.5">
          <span className="text-small font-semibold">{label}</span>
          <input
            aria-describedby={calendarHint}
            className={`${controlClass} h-11`}
            defaultValue={usual}
            maxLength={longestTitle}
            name="title"
            type="text"
          />
        </label>
        <p>
          <Button size="small" type="submit" variant="outline">
            <span>
              {button}
              {children}
            </span>
          </Button>
        </p>
      </form>
    </details>
  );
}

function Facts({ group, parts: { copy, names } }: Pick<GroupRowProps, "group" | "parts">) {
  const { rhythm, minutes, host, size, cost, language } = group;
  return (
    <dl className="grid content-start gap-2 text-small">
      <Fact label={copy.rhythm}>{rhythm}</Fact>
      <Fact label={copy.length}>{copy.minutes.replace("{minutes}", String(minutes))}</Fact>
      <Fact label={copy.host}>{host}</Fact>
      {language === "en" ? null : <Fact label={copy.language}>{nameOf(names.languages, language)}</Fact>}
      <Fact label={copy.size}>{size}</Fact>
      <Fact label={copy.cost}>
        {cost === "free" || cost === "members" ? (
          nameOf(names.costs, cost)
        ) : (
          <a className="text-link-inline" href={copy.askCost}>
            {nameOf(names.costs, cost)}
          </a>
        )}
      </Fact>
    </dl>
  );
}

const nameOf = (names: RowParts["names"]["costs"], value: string) =>
  names.find((each) => each.value === value)?.label;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 @min-[18em]:grid-cols-[5.75rem_1fr]">
      <dt className="font-semibold text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type SessionDatesProps = { sessions: readonly DatedSession[]; zone: string | undefined; copy: RowCopy };

/** A group's next dates in one time zone, and the zone's name once; below it the group's own zone if that differs. */
function SessionDates({ sessions, zone, copy }: SessionDatesProps) {
  const ownZone = sessions[0]?.times.zone ?? "";
  const dates = sessions.map(({ start, end, dateTime, times }) => ({
    dateTime,
    times: zone === undefined ? times : sessionTimes(start, end, zone),
  }));
  const shownZone = dates[0]?.times.zone ?? ownZone;
  return (
    <>
      <ol className="mt-2 grid gap-1 text-small">
        {dates.map(({ dateTime, times }) => (
          <li key={dateTime}>
            <time dateTime={dateTime}>
              {times.day}, {times.time}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-ink-soft">
        {shownZone === ownZone
          ? shownZone
          : copy.otherZone.replace("{yours}", shownZone).replace("{theirs}", ownZone)}
      </p>
    </>
  );
}
