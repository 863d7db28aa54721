import { instantNow, second } from "#platform/clock/clock.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import { FeedRefused, type FeedShow, type LinkedFile } from "#platform/feed/feed.ts";
import { readFeed } from "#platform/feed/read-feed.ts";
import { chaptersOf, spokenLines } from "#platform/feed/spoken-text.ts";
import { type GuardedAnswer, guardedFetch } from "#platform/fetch/guarded-fetch.ts";
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
 * @throws {FetchRefused
 * FeedRefused} if there is no good response; the stored copy stays.
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
  const show = showIn(response, services, url);
  const copy = {
    show,
    etag: response.headers.etag ?? "",
    lastModified: response.headers["last-modified"] ?? "",
    checkedAt,
  };
  await keepCopy(services, url, copy);
  return copy;
}

function showIn(response: GuardedAnswer, { clock }: Services, url: string): FeedShow {
  if (response.status !== 200) throw new FeedRefused(`its host answered ${response.status}`);
  const type = response.headers["content-type"] ?? "";
  if (!feedTypes.test(type)) throw new FeedRefused("its host does not call it XML");
  const show = readFeed(decoded(response.body, type), { now: clock.now(), trustedHost: new URL(url).host });
  if (show.episodes.length === 0) throw new FeedRefused("it has no episodes");
  return show;
}

function decoded(body: Buffer, type: string): string {
  const [, charset] = /charset="?([\w-]+)/i.exec(type) ?? [];
  const [, inFile] = /^[^>]{0,100}encoding=["']([\w-]+)/.exec(body.subarray(0, 200).toString("latin1")) ?? [];
  const file = decodeFile(body, charset ?? inFile);
  if (!file) throw new FeedRefused("its letters are in an unknown encoding");
  return file.text;
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
 * @throws {FetchRefused
 * FeedRefused} if there is no good response.
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
  const text = decoded(response.body, response.headers["content-type"] ?? "");
  const content = kind === "chapters" ? chaptersOf(text) : spokenLines(text, type);
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
