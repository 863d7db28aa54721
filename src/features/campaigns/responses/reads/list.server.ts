import { rowById } from "#platform/database/open.ts";
import { notFoundError } from "#platform/http/errors.ts";
import { keysetPage } from "#platform/list/keyset.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { largestPage, usualPage } from "../rules/limits.ts";
import type { ResponseFilter } from "../schema/response.ts";
import type { ResponseRow } from "../table.server.ts";
import { openAnswers, openContact } from "./encrypted.server.ts";
import { newestVersion } from "./requested.server.ts";
import { rowsAfter } from "./rows.server.ts";

export type OpenResponse = ReturnType<typeof opened>;

/** Newest first. @throws {HttpError} not_found if there is no such campaign. */
export async function responsePage(
  services: Services,
  actor: Actor,
  campaignId: string,
  {
    cursor,
    limit = usualPage,
    ...filter
  }: ResponseFilter & { cursor?: string | undefined; limit?: number | undefined } = {},
) {
  authorize(actor, "answers.read");
  await newestVersion(services, campaignId);
  const size = Math.max(1, Math.min(limit, largestPage));
  const { items, next } = await keysetPage(
    (from) => rowsAfter(services, campaignId, filter, from),
    cursorOf,
    { cursor, size },
  );
  return { items: items.map((row) => opened(services, row)), next };
}

/** @throws {HttpError} not_found. */
export async function responseById(
  services: Services,
  actor: Actor,
  { campaignId, id }: { campaignId: string; id: string },
): Promise<OpenResponse> {
  authorize(actor, "answers.read");
  return opened(services, await responseRow(services, { campaignId, id }));
}

/** @throws {HttpError} not_found. */
export async function responseRow(
  { store }: Services,
  { campaignId, id }: { campaignId: string; id: string },
): Promise<ResponseRow> {
  const row = rowById(store.db, "responses", id).where("campaign_id", "=", campaignId);
  return row.executeTakeFirstOrThrow(notFoundError);
}

/** The ids of the responses before and after one, among those that are or aren't spam. */
export async function neighborsOf(
  { store }: Pick<Services, "store">,
  campaignId: string,
  { id, state, createdAt }: Pick<OpenResponse, "id" | "state" | "createdAt">,
): Promise<{ newer: string | undefined; older: string | undefined }> {
  const nearest = async (way: "newer" | "older") => {
    const order = way === "newer" ? "asc" : "desc";
    const row = await store.db
      .selectFrom("responses")
      .select("id")
      .where("campaign_id", "=", campaignId)
      .where("state", "=", state)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), way === "newer" ? ">" : "<", tuple(createdAt, id)),
      )
      .orderBy("created_at", order)
      .orderBy("id", order)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
  return { newer: await nearest("newer"), older: await nearest("older") };
}

export const cursorOf = ({ created_at, id }: ResponseRow) => `${created_at}_${id}`;

/** Decrypts a row. */
export function opened(services: Services, row: ResponseRow) {
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
