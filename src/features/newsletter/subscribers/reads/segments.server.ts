import { rowById } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { type SegmentContent, segmentContent } from "../schema.ts";
import type { SegmentRow } from "../table.server.ts";

type Segment = { id: string } & SegmentContent;

function openSegment({ cipher }: Services, { id, content }: Pick<SegmentRow, "id" | "content">): Segment {
  const place = { table: "subscriber_segments", column: "content", id };
  return { id, ...segmentContent.parse(JSON.parse(cipher.decrypt(content, place))) };
}

/** By name. The caller checks permissions. */
export async function segmentList(services: Services): Promise<Segment[]> {
  const rows = await services.store.db.selectFrom("subscriber_segments").select(["id", "content"]).execute();
  return rows
    .map((row) => openSegment(services, row))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Undefined if there is none. */
export async function knownSegment(services: Services, id: string): Promise<Segment | undefined> {
  const row = await rowById(services.store.db, "subscriber_segments", id).executeTakeFirst();
  return row && openSegment(services, row);
}

/** @throws {HttpError} not_found. */
export async function segmentById(services: Services, id: string): Promise<Segment> {
  const segment = await knownSegment(services, id);
  if (!segment) throw new HttpError("not_found");
  return segment;
}

export async function segmentsUsing(services: Services, tagId: string): Promise<Segment[]> {
  return (await segmentList(services)).filter(({ rule }) => rule.tags?.includes(tagId));
}
