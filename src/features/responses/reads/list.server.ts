import type { Answers } from "#features/campaigns/schema.ts";
import { type Actor, demand } from "#features/roles/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { largestPage, usualPage } from "../rules.ts";
import type { ResponseFilter } from "../schema.ts";
import type { ResponseRow } from "../table.server.ts";
import { marksOfFilter } from "./filter.server.ts";
import { type Contact, openAnswers, openContact } from "./sealed.server.ts";

/** One answer as the team reads it. */
export type OpenResponse = {
  id: string;
  version: number;
  state: ResponseRow["state"];
  createdAt: string;
  changedAt: string;
  eraseAt: string;
  complete: boolean;
  answers: Answers;
  contact: Contact | null;
};

export type ResponsePage = {
  items: OpenResponse[] /** Where the next page begins; null at the end. */;
  next: string | null;
};

/** A page of answers, the newest first. */
export async function responsePage(
  services: Services,
  actor: Actor,
  campaignId: string,
  {
    cursor,
    limit = usualPage,
    ...filter
  }: ResponseFilter & { cursor?: string | undefined; limit?: number | undefined } = {},
): Promise<ResponsePage> {
  demand(actor, "answers.read");
  const size = Math.max(1, Math.min(limit, largestPage));
  const rows = await rowsAfter(services, campaignId, filter, { cursor, limit: size + 1 });
  const items = rows.slice(0, size).map((row) => opened(services, row));
  const last = items.at(-1);
  return { items, next: last && rows.length > size ? cursorOf(last) : null };
}

/** One answer in full. @throws {HttpError} not_found. */
export async function responseById(
  services: Services,
  actor: Actor,
  { campaignId, id }: { campaignId: string; id: string },
): Promise<OpenResponse> {
  demand(actor, "answers.read");
  const row = await services.store.db
    .selectFrom("responses")
    .selectAll()
    .where("id", "=", id)
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return opened(services, row);
}

export const cursorOf = ({ createdAt, id }: Pick<OpenResponse, "createdAt" | "id">) => `${createdAt}_${id}`;

/** Opens what is sealed in a row. */
export function opened(services: Services, row: ResponseRow): OpenResponse {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    eraseAt: row.erase_at,
    complete: row.complete === 1,
    answers: openAnswers(services, row),
    contact: openContact(services, row) ?? null,
  };
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString();

/**
 * The next rows of a filter. Walks an index that holds them in their order, and stops when it has enough: the same
 * work for the first page of a million as of ten.
 */
export async function rowsAfter(
  services: Services,
  campaignId: string,
  filter: ResponseFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<ResponseRow[]> {
  const { db } = services.store;
  const [at = "", id = ""] = (cursor ?? "").split("_");
  const [rarest, ...others] = await marksOfFilter(services, campaignId, filter);
  const from = filter.from === undefined ? undefined : `${filter.from}T00:00:00.000Z`;
  const before = filter.to === undefined ? undefined : dayAfter(filter.to);
  if (rarest === undefined || filter.spam) {
    let query = db
      .selectFrom("responses")
      .selectAll()
      .where("campaign_id", "=", campaignId)
      .where("state", "=", filter.spam ? "suspected_spam" : "kept")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit);
    if (from !== undefined) query = query.where("created_at", ">=", from);
    if (before !== undefined) query = query.where("created_at", "<", before);
    if (cursor !== undefined)
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, id)));
    return query.execute();
  }
  let query = db
    .selectFrom("response_marks as found")
    .innerJoin("responses", "responses.id", "found.response_id")
    .selectAll("responses")
    .where("found.campaign_id", "=", campaignId)
    .where("found.mark", "=", rarest)
    .orderBy("found.created_at", "desc")
    .orderBy("found.response_id", "desc")
    .limit(limit);
  for (const mark of others)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("response_marks as also")
          .select("also.mark")
          .whereRef("also.response_id", "=", "found.response_id")
          .where("also.mark", "=", mark),
      ),
    );
  if (from !== undefined) query = query.where("found.created_at", ">=", from);
  if (before !== undefined) query = query.where("found.created_at", "<", before);
  if (cursor !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("found.created_at", "found.response_id"), "<", tuple(at, id)),
    );
  return query.execute();
}
