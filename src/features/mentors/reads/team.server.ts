import { labelIn, mentoringJourneys } from "#content/mentoring/choices.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Columns, listAddress, listOf } from "#platform/list/columns.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { mentorStates, nameless, outcomeNames, requestStateNames } from "../copy.ts";
import { type MentorForm, mentorRequests, mentors } from "../record.server.ts";
import { fitOf, formatDay, inOrderOfFit, isSupervisionOverdue } from "../rules/fit.ts";
import {
  mentoringRetentionDays,
  type RequestState,
  requestPageSize,
  shownCount,
  sidesOf,
} from "../rules/request.ts";
import type { ProposalRow, RequestRow } from "../table.server.ts";
import { wantsOf } from "./own.server.ts";
import { requestById } from "./parties.server.ts";

const address = "/admin/mentors";

/** With how many people each mentor writes, or has been asked about. */
export async function loadOf(db: Database | Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("mentor_requests")
    .innerJoin("mentor_proposals", "mentor_proposals.id", "mentor_requests.proposal_id")
    .select("mentor_proposals.mentor_id")
    .where("mentor_requests.ended_at", "is", null)
    .execute();
  const load = new Map<string, number>();
  for (const { mentor_id } of rows) load.set(mentor_id, (load.get(mentor_id) ?? 0) + 1);
  return load;
}

/** In the order in which they were proposed. */
export async function proposalsOf(db: Database | Tx, requestId: string): Promise<readonly ProposalRow[]> {
  return db
    .selectFrom("mentor_proposals")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("id")
    .execute();
}

type ListedRequest = {
  id: string;
  who: string;
  journey: string;
  state: RequestState;
  notes: readonly string[];
  changedAt: string;
};

const requestColumns = {
  who: { heading: "From", value: ({ who }) => who },
  journey: { heading: "Path", value: ({ journey }) => journey },
  state: {
    heading: "Status",
    value: ({ state }) => requestStateNames[state],
    detail: ({ notes }) => notes.join(", ") || undefined,
  },
  changed: { heading: "Since", value: ({ changedAt }) => changedAt, format: "time" },
} satisfies Columns<ListedRequest>;

type ListedMentor = MentorForm & { id: string; load: number; overdue: boolean };

const mentorColumns = {
  name: { heading: "Mentor", value: ({ name }) => name },
  state: { heading: "Status", value: ({ state }) => labelIn(mentorStates, state) },
  journeys: {
    heading: "Paths",
    value: ({ journeys }) => journeys.map((each) => labelIn(mentoringJourneys, each)).join(", "),
  },
  load: { heading: "People", value: ({ load, capacity }) => `${load} of ${capacity}`, labelled: true },
  supervision: {
    heading: "Supervision",
    value: ({ supervisedOn }) => (supervisedOn === "" ? "None yet" : formatDay(supervisedOn)),
    detail: ({ overdue }) => (overdue ? "Overdue" : undefined),
    labelled: true,
  },
} satisfies Columns<ListedMentor>;

function notesOf({ flagged_at, check_in_person, check_in_mentor }: RequestRow): string[] {
  const talks = check_in_person === "talk" || check_in_mentor === "talk";
  return [...(flagged_at === "" ? [] : ["Concern"]), ...(talks ? ["Wants to talk"] : [])];
}

/** Those with a concern first and ended ones last. */
async function requestPage({ store }: Services, page: number) {
  const rows = await store.db
    .selectFrom("mentor_requests")
    .selectAll()
    .orderBy(({ eb }) =>
      eb.case().when("flagged_at", "!=", "").then(0).when("state", "=", "ended").then(2).else(1).end(),
    )
    .orderBy("changed_at")
    .orderBy("id")
    .limit(requestPageSize + 1)
    .offset((page - 1) * requestPageSize)
    .execute();
  return { rows: rows.slice(0, requestPageSize), isLast: rows.length <= requestPageSize };
}

async function countSince(
  { store }: Services,
  column: "created_at" | "matched_at" | "ended_at",
  since: string,
): Promise<string> {
  const { count } = await store.db
    .selectFrom("mentor_requests")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where(column, ">=", since)
    .executeTakeFirstOrThrow();
  return shownCount(Number(count));
}

export async function mentorsScreen(services: Services, actor: Actor, search = new URLSearchParams()) {
  authorize(actor, "mentors.read");
  const { db } = services.store;
  const now = services.clock.now();
  const load = await loadOf(db);
  const asked = search.get("page") ?? "";
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { rows, isLast } = await requestPage(services, page);
  const requests = rows.map((row) => {
    const journey = labelIn(mentoringJourneys, row.journey);
    const { id, state, changed_at: changedAt } = row;
    const who = mentorRequests.fromRow(services, row).name || nameless;
    return { id, who, journey, state, notes: notesOf(row), changedAt };
  });
  const listed = (await db.selectFrom("mentors").selectAll().execute()).map((row) => {
    const mentor = mentors.fromRow(services, row);
    const overdue = isSupervisionOverdue(mentor, now);
    return { ...mentor, id: row.id, load: load.get(row.id) ?? 0, overdue };
  });
  const since = instantAfter(services.clock, -mentoringRetentionDays * day);
  return {
    newUrl: `${address}/new`,
    figures: {
      asked: await countSince(services, "created_at", since),
      matched: await countSince(services, "matched_at", since),
      ended: await countSince(services, "ended_at", since),
    },
    first: page === 1 ? undefined : address,
    older: isLast ? undefined : listAddress(address, { page: String(page + 1) }),
    requests: listOf(requestColumns, requests, ({ id, state, notes }) => ({
      ...{ id, state, isUrgent: notes.length > 0 },
      href: `${address}/requests/${id}`,
    })),
    mentors: listOf(
      mentorColumns,
      listed.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      ({ id, name, overdue, state }) => ({
        ...{ id, name, overdue, state },
        href: `${address}/${id}/edit`,
      }),
    ),
  };
}

/** Letters aren't part of it. @throws {HttpError} not_found. */
export async function requestScreen(services: Services, actor: Actor, id: string) {
  authorize(actor, "mentors.read");
  const { db } = services.store;
  const request = await requestById(db, id);
  if (!request) throw new HttpError("not_found");
  const texts = mentorRequests.fromRow(services, request);
  const load = await loadOf(db);
  const proposals = await proposalsOf(db, id);
  const suggested = (await db.selectFrom("mentors").selectAll().execute()).map((row) => {
    const asked = proposals.find(({ mentor_id }) => mentor_id === row.id);
    const given = { now: services.clock.now(), load: load.get(row.id) ?? 0, wasAsked: asked !== undefined };
    const mentor = mentors.fromRow(services, row);
    return {
      ...{ id: row.id, name: mentor.name, about: mentor.about, load: given.load },
      fit: fitOf(request, mentor, given),
      outcome: asked && asked.outcome !== "" ? outcomeNames[asked.outcome] : undefined,
      isCurrent: asked !== undefined && asked.id === request.proposal_id,
    };
  });
  const { state, flagged_by, matched_at, check_in_person, check_in_mentor } = request;
  return {
    state,
    stateName: requestStateNames[state],
    who: texts.name || texts.email || nameless,
    email: texts.email,
    wants: wantsOf(request, texts),
    matchedAt: matched_at,
    flaggedBy: sidesOf(flagged_by),
    checkIn: { person: check_in_person, mentor: check_in_mentor },
    suggestions: inOrderOfFit(suggested),
  };
}
