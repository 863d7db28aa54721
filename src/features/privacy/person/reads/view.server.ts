import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import {
  type FoundRecord,
  foundKinds,
  type PersonAbout,
  type PersonPart,
  type TimelineEntry,
} from "#platform/personal-data/person.ts";
import type { Services } from "#platform/services.ts";
import { personCopy } from "../copy.ts";
import { cursorOf, newestFirst, positionOf, timelinePage } from "../rules.ts";

/** One of a person's records, which stands for them where their address mustn't appear. */
export type PersonRecord = { kind: string; id: string };

/** Only what the actor may read. */
export type PersonView = {
  email: string;
  /** Empty if they gave none. */
  name: string;
  facts: readonly { label: string; text: string }[];
  /** What waits for a reply, the most urgent first. */
  due: readonly { title: string; path: string; due: string }[];
  /** Where one replies to the newest thing they sent; null if there is none. */
  reply: string | null;
  subscriberId: string | null;
  timeline: readonly TimelineEntry[];
  /** The next page of the timeline; null at its end. */
  next: string | null;
};

function partsFor({ contributions }: Pick<Services, "contributions">, actor: Actor): readonly PersonPart[] {
  return contributions.personalData.flatMap(({ person }) =>
    person !== null && may(actor, person.permission) ? [person] : [],
  );
}

/** @throws {HttpError} forbidden; not_found, also once the record has been erased. */
export async function personView(
  services: Services,
  actor: Actor,
  { kind, id, cursor }: PersonRecord & { cursor?: string | undefined },
): Promise<PersonView> {
  authorize(actor, "person.read");
  const parts = partsFor(services, actor);
  const records = parts.find((part) => part.records?.name === kind)?.records;
  const typed = await records?.addressOf(services, id);
  if (!typed) throw new HttpError("not_found");
  const email = comparableEmail(typed);
  const about = await Promise.all(parts.map(async (part) => (await part.about?.(services, email)) ?? {}));
  return {
    email: typed.trim(),
    ...together(about),
    ...(await timelineOf(services, parts, { email, cursor })),
  };
}

/** The record that names a person in the view's address; undefined if nothing with their address may be read. */
export async function personRecord(
  services: Services,
  actor: Actor,
  email: string,
): Promise<PersonRecord | undefined> {
  authorize(actor, "person.read");
  for (const { records } of partsFor(services, actor)) {
    const id = await records?.newestOf(services, comparableEmail(email));
    if (records && id !== undefined) return { kind: records.name, id };
  }
  return undefined;
}

const mostFound = 6;

/** The newest records of each kind with this address that the actor may read. */
export async function recordsFrom(services: Services, actor: Actor, email: string): Promise<FoundRecord[]> {
  authorize(actor, "admin.read");
  const found = await Promise.all(
    partsFor(services, actor).map((part) => part.found?.(services, comparableEmail(email), mostFound) ?? []),
  );
  const kinds = Map.groupBy(found.flat(), ({ kind }) => kind);
  return foundKinds.flatMap((kind) =>
    (kinds.get(kind) ?? []).map((record) => ({ ...record, title: record.title || personCopy.untitled })),
  );
}

export const personPath = ({ kind, id }: PersonRecord) => `/admin/person/${kind}/${id}`;

function together(parts: readonly PersonAbout[]): Omit<PersonView, "email" | "timeline" | "next"> {
  const replies = parts.flatMap(({ reply }) => reply ?? []);
  // The same phone number in a message and an inquiry is one fact.
  const facts = new Map(parts.flatMap(({ facts: each = [] }) => each).map((fact) => [fact.text, fact]));
  return {
    name: parts.map(({ name }) => name ?? "").find((name) => name !== "") ?? "",
    facts: [...facts.values()],
    due: parts.flatMap(({ due }) => due ?? []).toSorted((one, other) => one.due.localeCompare(other.due)),
    reply: replies.toSorted((one, other) => other.at.localeCompare(one.at))[0]?.path ?? null,
    subscriberId: parts.find(({ subscriberId }) => subscriberId !== undefined)?.subscriberId ?? null,
  };
}

/** A page of what happened: each part gives its newest, and the newest of all are kept. */
async function timelineOf(
  services: Services,
  parts: readonly PersonPart[],
  { email, cursor }: { email: string; cursor: string | undefined },
): Promise<Pick<PersonView, "timeline" | "next">> {
  const page = { before: cursor === undefined ? undefined : positionOf(cursor), limit: timelinePage + 1 };
  const entries = await Promise.all(parts.map((part) => part.entries(services, email, page)));
  const sorted = entries.flat().toSorted(newestFirst);
  const timeline = sorted.slice(0, timelinePage);
  const last = timeline.at(-1);
  return { timeline, next: last && sorted.length > timelinePage ? cursorOf(last) : null };
}
