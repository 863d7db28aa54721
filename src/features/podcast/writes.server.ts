import { instantNow, second } from "#platform/clock/clock.ts";
import { FeedRefused, type FeedShow, type LinkedFile } from "#platform/feed/feed.ts";
import type { Parsed, parseEpisodeFile, parseShow } from "#platform/feed/parse-feed.ts";
import { type GuardedResponse, guardedFetch } from "#platform/fetch/guarded-fetch.ts";
import type { CallEnd } from "#platform/processes/call-process.server.ts";
import { isTooComplex, parseApart } from "#platform/processes/parse-apart.server.ts";
import type { Services } from "#platform/services.ts";
import { storedShow } from "./schema.ts";
import type { PodcastFileRow } from "./table.server.ts";

/** A good copy of the feed with the host's validators. */
export type FeedCopy = { show: FeedShow; etag: string; lastModified: string; checkedAt: string };

const feedBounds = { maxBytes: 5_000_000, timeoutMs: 10 * second };
const fileBounds = { maxBytes: 2_000_000, timeoutMs: 8 * second };
const feedTypes = /^(?:application|text)\/(?:rss\+|atom\+)?xml(?:;|$)/i;

/** The last good copy in the database; undefined if there is none or it can't be read. */
export async function storedCopy({ store }: Services, url: string): Promise<FeedCopy | undefined> {
  const row = await store.db.selectFrom("podcast_feed").selectAll().where("url", "=", url).executeTakeFirst();
  if (!row) return undefined;
  const show = storedShow.safeParse(JSON.parse(row.show));
  if (!show.success) return undefined;
  return { show: show.data, etag: row.etag, lastModified: row.last_modified, checkedAt: row.checked_at };
}

/**
 * Fetches the feed and stores a good response. If the host answers "not modified", the copy is marked as confirmed.
 * @throws {FetchRefused | FeedRefused} if there is no good response; the stored copy stays.
 */
export async function refreshFeed(
  services: Services,
  url: string,
  known: FeedCopy | undefined,
): Promise<FeedCopy> {
  const response = await guardedFetch({
    url,
    ...feedBounds,
    trustedHost: new URL(url).host,
    encryptedOnly: isEncrypted(services),
    headers: {
      accept: "application/rss+xml, application/xml;q=0.9, text/xml;q=0.8",
      ...(known?.etag ? { "if-none-match": known.etag } : {}),
      ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
    },
  });
  const checkedAt = instantNow(services.clock);
  if (response.status === 304 && known) {
    await services.store.db
      .updateTable("podcast_feed")
      .set({ checked_at: checkedAt })
      .where("url", "=", url)
      .execute();
    return { ...known, checkedAt };
  }
  const show = await showIn(response, services, url);
  const copy = {
    show,
    etag: response.headers.etag ?? "",
    lastModified: response.headers["last-modified"] ?? "",
    checkedAt,
  };
  await keepCopy(services, url, copy);
  return copy;
}

async function showIn(response: GuardedResponse, { clock }: Services, url: string): Promise<FeedShow> {
  if (response.status !== 200) throw new FeedRefused(`its host answered ${response.status}`);
  const type = response.headers["content-type"] ?? "";
  if (!feedTypes.test(type)) throw new FeedRefused("its host does not call it XML");
  const around = { now: clock.now(), trustedHost: new URL(url).host };
  const sent = { body: response.body, type };
  return contentOf(
    await parseApart<typeof parseShow>("#platform/feed/parse-feed.ts:parseShow", [sent, around]),
  );
}

function contentOf<Content>(end: CallEnd<Parsed<Content>>): Content {
  if ("failed" in end)
    throw new FeedRefused(isTooComplex(end) ? "it takes too long to read" : "it couldn't be read just now");
  if ("refused" in end.answer) throw new FeedRefused(end.answer.refused);
  return end.answer.content;
}

async function keepCopy({ store }: Services, url: string, copy: FeedCopy): Promise<void> {
  const row = {
    show: JSON.stringify(copy.show),
    etag: copy.etag,
    last_modified: copy.lastModified,
    fetched_at: copy.checkedAt,
    checked_at: copy.checkedAt,
  };
  await store.db
    .insertInto("podcast_feed")
    .values({ url, ...row })
    .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
    .execute();
}

/**
 * Fetches a transcript or chapters and stores their content.
 * @throws {FetchRefused | FeedRefused} if there is no good response.
 */
export async function fetchFile(
  services: Services,
  { url, type }: LinkedFile,
  kind: PodcastFileRow["kind"],
  trustedHost: string,
): Promise<string> {
  const encryptedOnly = isEncrypted(services);
  const response = await guardedFetch({ url, ...fileBounds, trustedHost, encryptedOnly });
  if (response.status !== 200) throw new FeedRefused(`its host answered ${response.status}`);
  const sent = { body: response.body, type: response.headers["content-type"] ?? "" };
  const content = contentOf(
    await parseApart<typeof parseEpisodeFile>("#platform/feed/parse-feed.ts:parseEpisodeFile", [
      sent,
      { kind, type },
    ]),
  );
  const row = { content: JSON.stringify(content), fetched_at: instantNow(services.clock) };
  await services.store.db
    .insertInto("podcast_files")
    .values({ url, kind, ...row })
    .onConflict((conflict) => conflict.columns(["url", "kind"]).doUpdateSet(row))
    .execute();
  return row.content;
}

const isEncrypted = ({ settings }: Pick<Services, "settings">): boolean =>
  settings.SITE_URL.startsWith("https:");
