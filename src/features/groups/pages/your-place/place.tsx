import { useEffect, useRef } from "react";
import { linkWithToken } from "#platform/http/mailed-token.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Tag } from "#ui/tag.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import type { OwnPlace } from "../../reads/own-place.server.ts";
import type { PlaceAction } from "../../rules/place.ts";
import { GroundRules } from "../../ui/ground-rules.tsx";
import { sessionTimes, zoneName } from "../../ui/session-times.ts";
import { useReaderZone } from "../../ui/use-reader-zone.ts";
import { Door, type PlaceCopy } from "./door.tsx";
import { Manage } from "./manage.tsx";
import type { Busy } from "./use-place.ts";

type PlaceProps = {
  copy: PlaceCopy;
  place: OwnPlace;
  message?: string | undefined;
  problem?: string | undefined;
  busy?: Busy | undefined;
  results: number;
  /** Where to go in, after the door was opened without JavaScript. */
  door: string | undefined;
  isPlain: boolean;
  onAct(action: PlaceAction): void;
  onEnter(): void;
};

export function Place(props: PlaceProps) {
  const { copy, place, message, problem, busy, results, door, isPlain, onAct, onEnter } = props;
  const zone = useReaderZone() ?? place.group.zone;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (results > 0) heading.current?.focus();
  }, [results]);
  const isLive = place.state === "held" || place.state === "waiting" || place.state === "offered";
  const { name, host, language, groundRules } = place.group;
  const lang = language === "en" ? undefined : language;
  const rules = (
    <details className="group/rules">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-link focus-ring">
        {copy.rules}
        <Icon className="size-5 group-open/rules:rotate-180" name="chevron" />
      </summary>
      <div className="mt-3">
        <GroundRules lang={lang} text={groundRules} />
      </div>
    </details>
  );
  const manage = <Manage busy={busy} copy={copy} onAct={onAct} place={place} />;
  return (
    <>
      <h1 className="rounded-sm font-display text-h1 text-balance focus-ring" ref={heading} tabIndex={-1}>
        {headingOf(copy, place)}
      </h1>
      <p className="text-lead text-ink-soft">{textOf(copy, place, zone)}</p>
      <p className="mt-3 font-semibold" lang={lang}>
        {name}
      </p>
      <p className="text-ink-soft">
        {copy.host} <span lang={lang}>{host}</span>
      </p>
      <div role="status">
        {message === undefined ? null : (
          <Note className="mt-stack" kind="rule">
            <p>{message}</p>
          </Note>
        )}
      </div>
      <AlertNote className="mt-stack" text={problem} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-8">
        {place.door ? (
          <Door
            busy={busy}
            copy={copy}
            door={place.door}
            isPlain={isPlain}
            onEnter={onEnter}
            ready={door}
            token={place.token}
            zone={zone}
          >
            {rules}
            <CrisisNote copy={copy.crisis} />
          </Door>
        ) : null}
        {isLive ? (
          <>
            {place.state === "offered" ? manage : null}
            <Dates copy={copy} place={place} zone={zone} />
            {place.door ? null : rules}
            {place.state === "offered" ? null : manage}
            <p>
              {copy.changed.text}{" "}
              <a className="text-link-inline" href={linkWithToken(copy.changed.href, place.token)}>
                {copy.changed.link}
              </a>
            </p>
          </>
        ) : place.state === "intent" ? (
          <>
            {manage}
            {rules}
          </>
        ) : (
          <WaysOn copy={copy} isRemoved={place.state === "removed"} />
        )}
        {place.door ? null : <CrisisNote copy={copy.crisis} />}
        <FormHelp id="place-help" />
      </div>
    </>
  );
}

function headingOf({ states }: PlaceCopy, { state, seats, paused }: OwnPlace): string {
  if (paused) return states.paused;
  const heading = states[state];
  return typeof heading === "string" ? heading : heading[seats === 1 ? "one" : "two"];
}

function textOf({ texts }: PlaceCopy, place: OwnPlace, zone: string): string {
  const { state, seats, paused, offeredUntil = "" } = place;
  if (paused) return state === "held" ? texts.pausedHeld : texts.pausedWaiting;
  if (state === "offered") return texts.offered.replace("{until}", momentOf(offeredUntil, zone));
  if (state === "intent") return texts.intent[seats === 1 ? "one" : "two"];
  return texts[state];
}

/** "Tuesday, December 8, 7:00 PM Eastern Time". */
function momentOf(instant: string, timeZone: string): string {
  const { day, from, zone } = sessionTimes(instant, instant, timeZone);
  return `${day}, ${from} ${zone}`;
}

type PartProps = { copy: PlaceCopy; place: OwnPlace };

/** The next dates by the reader's clock, and by the group's if that shows another time. */
function Dates({ copy: { dates }, place, zone }: PartProps & { zone: string }) {
  const { meetings, group, token } = place;
  if (meetings.length === 0) return <p className="text-ink-soft">{dates.none}</p>;
  return (
    <section aria-labelledby="dates">
      <Heading id="dates" level={2} size={3}>
        {dates.heading}
      </Heading>
      <ul className="mt-3 border-b border-line">
        {meetings.map(({ key, start, end, state }) => {
          const own = sessionTimes(start, end, zone);
          const theirs = sessionTimes(start, end, group.zone);
          const other = own.day === theirs.day ? theirs.from : `${theirs.shortDay}, ${theirs.from}`;
          return (
            <li className="border-t border-line py-3" key={key}>
              <p className={state === "canceled" ? "text-ink-faint line-through" : undefined}>
                <time dateTime={start}>
                  {own.day}, {own.time}
                </time>
              </p>
              {own.from === theirs.from ? null : (
                <p className="text-small text-ink-soft">{dates.other.replace("{time}", other)}</p>
              )}
              {state === "planned" ? null : (
                <p className="mt-1">
                  <Tag kind={state === "canceled" ? "care" : "plain"}>{dates.states[state]}</Tag>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-small text-ink-soft">{zonesOf(dates, place, zone)}</p>
      <form action="/api/group-places/calendar" className="mt-4" method="post">
        <input name="token" type="hidden" value={token} />
        <Button size="small" type="submit" variant="outline">
          {dates.calendar}
        </Button>
        <p className="mt-2 text-small text-ink-faint">{dates.calendarNote}</p>
      </form>
    </section>
  );
}

function zonesOf(copy: PlaceCopy["dates"], { meetings, group }: OwnPlace, zone: string): string {
  const at = meetings[0]?.start ?? "";
  const [yours, theirs] = [zoneName(zone, at), zoneName(group.zone, at)];
  const sentence = yours === theirs ? copy.zone : copy.zones;
  return sentence.replace("{yours}", yours).replace("{theirs}", theirs);
}

/** After a place has ended. */
function WaysOn({ copy, isRemoved }: { copy: PlaceCopy; isRemoved: boolean }) {
  const { text, href } = isRemoved ? copy.contact : copy.groups;
  return (
    <p>
      <ButtonLink href={href} variant="outline">
        {text}
      </ButtonLink>
    </p>
  );
}
