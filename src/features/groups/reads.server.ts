import { Temporal } from "temporal-polyfill";
import { groupFormats } from "#content/groups/choices.ts";
import type { Group, SignUp } from "#content/groups/group.ts";
import { rhythmWords } from "#content/groups/rhythm-words.ts";
import { groups } from "#content/groups.ts";
import { site } from "#content/site.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { nextSessions } from "./rules.ts";
import { type SessionWords, sessionWords } from "./ui/session-words.ts";

/** One date of a group: two instants, and how they are said by the group's own clock. */
export type DatedSession = {
  start: string;
  end: string;
  /** The start with its distance from UTC, for `<time>`. */
  dateTime: string;
  words: SessionWords;
};

/** A group as its page shows it. */
export type DatedGroup = Pick<Group, "id" | "name" | "format" | "paths" | "forWhom" | "host" | "size"> & {
  apart?: Group["apart"];
  formatLabel: string;
  rhythm: string;
  minutes: number;
  sessions: readonly DatedSession[];
  signUp: { kind: SignUp; href: string };
  calendar: string;
};

const datesShown = 3;
const messageAddress = "/contact?subject=general";

/** Where people put their name down for a group; never the meeting itself. */
export function signUpAddress({ signUp }: Pick<Group, "signUp">): string {
  return signUp === "members" ? site.links.membersLogin.href : messageAddress;
}

/** Every group with its next dates, as they stand now. */
export function datedGroups(clock: Clock): DatedGroup[] {
  const now = Temporal.Instant.from(clock.now().toISOString());
  return groups.map((group) => {
    const { id, name, format, paths, forWhom, host, size, apart, meeting, signUp } = group;
    return {
      id,
      name,
      format,
      paths,
      forWhom,
      host,
      size,
      ...(apart ? { apart } : {}),
      formatLabel: groupFormats.find(({ value }) => value === format)?.label ?? "",
      rhythm: rhythmWords(meeting),
      minutes: meeting.minutes,
      sessions: nextSessions(meeting, now, datesShown).map(({ start, end }) => {
        const [from, to] = [start.toInstant().toString(), end.toInstant().toString()];
        const dateTime = start.toString({ timeZoneName: "never" });
        return { start: from, end: to, dateTime, words: sessionWords(from, to, meeting.zone) };
      }),
      signUp: { kind: signUp, href: signUpAddress(group) },
      calendar: `/support/groups/${id}.ics`,
    };
  });
}
