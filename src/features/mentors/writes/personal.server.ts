import { labelIn, mentoringJourneys } from "#content/mentoring/choices.ts";
import { heldCopy } from "#content/my-data.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { PersonPart } from "#platform/personal-data/person.ts";
import type { PersonalDataSource, Reader } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { requestStateNames } from "../copy.ts";
import { lettersOf, proposalById } from "../reads/parties.server.ts";
import { mentorLetters, mentorRequests, mentors } from "../record.server.ts";
import type { Side } from "../rules/request.ts";
import type { LetterRow, MentorRow, RequestRow } from "../table.server.ts";
import { eraseMentor, requestsOf } from "./mentors.server.ts";
import { lockRequest, queueMail, removeRequest } from "./steps.server.ts";

const { labels } = heldCopy;

/** Letters aren't part of it. */
const requestsPerson: PersonPart = {
  permission: "mentors.read",
  async entries(services, email, { before, limit }) {
    return (await requestsFrom(services, email))
      .filter(({ created_at, id }) => !before || `${created_at}_${id}` < `${before.at}_${before.id}`)
      .toReversed()
      .slice(0, limit)
      .map((row) => ({
        id: row.id,
        at: row.created_at,
        what: "Mentor request",
        text: labelIn(mentoringJourneys, row.journey),
        status: requestStateNames[row.state],
        path: `/admin/mentors/requests/${row.id}`,
      }));
  },
};

export const requestsSource: PersonalDataSource = {
  kind: "mentorRequests",
  tables: ["mentor_requests", "mentor_proposals", "mentor_letters"],
  erased: "after own rows",
  addressRows: [{ table: "mentor_requests" }],
  textTables: [
    { table: "mentor_requests", columns: ["name", "phase", "help", "avoid"] },
    { table: "mentor_letters", columns: ["text"] },
  ],
  person: requestsPerson,
  async find(services, email, reader) {
    const items = await Promise.all(
      (await requestsFrom(services, email)).map(async (row) => {
        return [
          mentorRequests.ownData(services, row),
          ...(await lettersBy(services, { requestId: row.id, side: "person", reader })),
        ];
      }),
    );
    return items.flat();
  },
  async prepareErasure(services, email) {
    const requests = (await requestsFrom(services, email)).map(({ id }) => id).toSorted();
    return async (tx) => {
      const ids: string[] = [];
      for (const id of requests) {
        const request = await lockRequest(tx, id);
        if (!request) continue;
        if (request.state === "matched") {
          const proposal = await proposalById(tx, request.proposal_id);
          await queueMail(tx, services, { request, side: "mentor", about: "ended", proposal });
        }
        if (request.flagged_at === "") ids.push(...(await removeRequest(tx, id)));
        else await emptyRequest(tx, services, request);
      }
      return { count: requests.length, ids };
    };
  },
};

export const mentorsSource: PersonalDataSource = {
  kind: "mentors",
  tables: ["mentors"],
  erased: "after own rows",
  addressRows: [{ table: "mentors" }],
  person: null,
  eraseAgain: {
    async "mentors.deleted"(services, tx, id) {
      return (await eraseMentor(tx, services, { id, requests: await requestsOf(services, id) })).length > 0;
    },
  },
  async find(services, email, reader) {
    const items = await Promise.all(
      (await mentorsWith(services, email)).map(async (row) => {
        const matched = await matchesOf(services, row.id);
        const letters = await Promise.all(
          matched.map((requestId) => lettersBy(services, { requestId, side: "mentor", reader })),
        );
        return [mentors.ownData(services, row), ...letters.flat()];
      }),
    );
    return items.flat();
  },
  async prepareErasure(services, email) {
    const found = await Promise.all(
      (await mentorsWith(services, email)).map(async ({ id }) => ({
        id,
        requests: await requestsOf(services, id),
      })),
    );
    return async (tx) => {
      const ids: string[] = [];
      for (const mentor of found) ids.push(...(await eraseMentor(tx, services, mentor)));
      return { count: found.length, ids };
    };
  },
};

/**
 * Takes everything of the person out of a locked request with an open concern, and ends it. The letters stay for the team
 * until it closes the concern. The id isn't among those erased, or the mail that tells the team would go with it.
 */
async function emptyRequest(tx: Tx, services: Services, { id, ended_at }: RequestRow): Promise<void> {
  const now = instantNow(services.clock);
  await tx
    .updateTable("mentor_requests")
    .set({
      ...{ email: "", name: "", phase: "", help: "", avoid: "", email_index: "", address_indexes: null },
      ...{ state: "ended", ended_at: ended_at ?? now, changed_at: now },
    })
    .where("id", "=", id)
    .execute();
}

async function requestsFrom({ store, cipher }: Services, email: string): Promise<readonly RequestRow[]> {
  return store.db
    .selectFrom("mentor_requests")
    .selectAll()
    .where("email_index", "in", mentorRequests.indexesOf({ cipher }, email))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

async function mentorsWith({ store, cipher }: Services, email: string): Promise<readonly MentorRow[]> {
  return store.db
    .selectFrom("mentors")
    .selectAll()
    .where("email_index", "in", mentors.indexesOf({ cipher }, email))
    .orderBy("id")
    .execute();
}

async function matchesOf({ store }: Services, mentorId: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom("mentor_requests")
    .innerJoin("mentor_proposals", "mentor_proposals.id", "mentor_requests.proposal_id")
    .select("mentor_requests.id")
    .where("mentor_proposals.mentor_id", "=", mentorId)
    .where("mentor_requests.matched_at", "!=", "")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The letters that a side wrote, without those of the other side. The team only learns that there are some:
 * it reads letters after a concern, and nowhere else.
 */
async function lettersBy(
  services: Services,
  { requestId, side, reader }: { requestId: string; side: Side; reader: Reader },
) {
  const textOf = (row: LetterRow) =>
    reader === "team" ? heldCopy.letterHidden : mentorLetters.fromRow(services, row).text;
  return (await lettersOf(services.store.db, requestId))
    .filter(({ sender }) => sender === side)
    .map((row) => ({
      id: row.id,
      at: row.created_at,
      fields: [{ name: "letter", label: labels.letter, text: textOf(row) }],
    }));
}
