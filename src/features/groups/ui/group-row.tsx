import { type ReactNode, startTransition, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { controlClass } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { DatedGroup, DatedSession } from "../reads.server.ts";
import { longestTitle } from "../schema.ts";
import { type SessionTimes, sessionTimes } from "./session-times.ts";

export type RowCopy = {
  rhythm: string;
  length: string;
  minutes: string;
  host: string;
  size: string;
  next: string;
  noDates: string;
  yourTime: string;
  sameTime: string;
  members: string;
  message: string;
  calendar: string;
  calendarTitle: { label: string; usual: string; hint: string; button: string };
  forGroup: string;
};

type GroupRowProps = {
  group: DatedGroup;
  copy: RowCopy;
  /** Announces the new tab to screen readers. */
  newTab: string;
};

/** One group: who it's for, how it runs, when it meets next, and how to join. */
export function GroupRow({ group, copy, newTab }: GroupRowProps) {
  const { id, name, apart, formatLabel, forWhom, sessions, signUp, calendar } = group;
  const outside = signUp.kind === "members";
  const forGroup = <span className="sr-only"> {copy.forGroup.replace("{group}", name)}</span>;
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="grid gap-x-18 gap-y-6 border-t border-line-strong py-8 lg:grid-cols-[1.25fr_1fr] lg:py-10"
      id={id}
    >
      <div>
        {apart || formatLabel === name ? null : (
          <p className="mb-3">
            <Tag>{formatLabel}</Tag>
          </p>
        )}
        <Heading level={3} id={`${id}-name`}>
          {name}
        </Heading>
        <p className="mt-2 max-w-text text-ink-soft">{forWhom}</p>
      </div>
      <Facts group={group} copy={copy} />
      <div className="lg:col-span-2">
        <h4 className="font-sans text-small font-semibold text-ink-soft">{copy.next}</h4>
        <div className="mt-2">
          {sessions.length === 0 ? (
            <p className="text-small text-ink-soft">{copy.noDates}</p>
          ) : (
            <SessionDates sessions={sessions} copy={copy} />
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 lg:col-span-2 print:hidden">
        <ButtonLink external={outside ? newTab : undefined} href={signUp.href} size="small" variant="outline">
          <span>
            {outside ? copy.members : copy.message}
            {forGroup}
          </span>
        </ButtonLink>
        <CalendarFile action={calendar} id={id} copy={copy}>
          {forGroup}
        </CalendarFile>
      </div>
    </article>
  );
}

type CalendarFileProps = { action: string; id: string; copy: RowCopy; children: ReactNode };

/**
 * The group's calendar file with the reader's own title. A plain form that works without JavaScript and stores nothing.
 */
function CalendarFile({ action, id, copy, children }: CalendarFileProps) {
  const { label, usual, hint, button } = copy.calendarTitle;
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
            aria-describedby={`${id}-title-hint`}
            className={`${controlClass} h-11`}
            defaultValue={usual}
            maxLength={longestTitle}
            name="title"
            type="text"
          />
        </label>
        <p className="text-small text-ink-faint" id={`${id}-title-hint`}>
          {hint}
        </p>
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

function Facts({ group, copy }: Pick<GroupRowProps, "group" | "copy">) {
  const { rhythm, minutes, host, size } = group;
  return (
    <dl className="grid content-start gap-2 text-small lg:pt-1">
      <Fact label={copy.rhythm}>{rhythm}</Fact>
      <Fact label={copy.length}>{copy.minutes.replace("{minutes}", String(minutes))}</Fact>
      <Fact label={copy.host}>{host}</Fact>
      <Fact label={copy.size}>{size}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-4">
      <dt className="font-semibold text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ZoneCopy = { yourTime: string; sameTime: string };

/** A group's next dates in its own time zone and, below each, in the reader's. */
function SessionDates({ sessions, copy }: { sessions: readonly DatedSession[]; copy: ZoneCopy }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {sessions.map(({ start, end, dateTime, times: own }) => (
        <li className="text-small" key={start}>
          <time className="block" dateTime={dateTime}>
            <span className="block font-semibold">{own.day}</span>
            <span className="block text-ink-soft">
              {own.time}, {own.zone}
            </span>
          </time>
          <ReaderTime end={end} own={own} start={start} copy={copy} />
        </li>
      ))}
    </ol>
  );
}

// The line's space is reserved until the device's time zone is known, so that the page doesn't shift.
function ReaderTime({
  start,
  end,
  own,
  copy,
}: Pick<DatedSession, "start" | "end"> & { own: SessionTimes; copy: ZoneCopy }) {
  const zone = useReaderZone();
  return (
    <p className="min-h-[1.55em] text-link noscript:hidden">
      {zone === undefined
        ? null
        : `${copy.yourTime}: ${differenceOf(own, sessionTimes(start, end, zone), copy)}`}
    </p>
  );
}

/** What to show in the reader's time zone: everything, only the time, or nothing if it's the same. */
function differenceOf(own: SessionTimes, yours: SessionTimes, copy: ZoneCopy): string {
  if (own.day !== yours.day) return `${yours.day}, ${yours.time}, ${yours.zone}`;
  return own.time === yours.time ? `${copy.sameTime}, ${yours.zone}` : `${yours.time}, ${yours.zone}`;
}

let deviceZone: Promise<string> | undefined;

/** The first time zone lookup makes the browser load its tables, so it runs in a task of its own. */
function zoneOfDevice(): Promise<string> {
  deviceZone ??= new Promise((resolve) => {
    setTimeout(() => resolve(Intl.DateTimeFormat().resolvedOptions().timeZone));
  });
  return deviceZone;
}

/**
 * The device's time zone; undefined on the server and until hydration. It's set in a transition, so that a page with
 * many dates renders them in small steps and stays responsive.
 */
function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    let cancelled = false;
    zoneOfDevice().then((deviceZone) => {
      if (!cancelled) startTransition(() => setZone(deviceZone));
    });
    return () => {
      cancelled = true;
    };
  }, []);
  return zone;
}
