import { ImapFlow } from "imapflow";
import { minute, second } from "#platform/clock/clock.ts";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import { mailLimits } from "./limits.ts";
import { MailboxError, problemOf } from "./mailbox-error.server.ts";

/** What is known of a mail before it's fetched. */
export type MailHead = { uid: number; bytes: number; arrivedAt: Date };

/** Where a mail goes after it was read, or couldn't be. */
export type MailPlace = "read" | "unread";

/** A mailbox that is open, with one connection. Any of its promises may fail with a `MailboxError`. */
export type Mailbox = {
  /** The mails that wait and arrived since that day, the oldest first. */
  waiting(since: Date): Promise<readonly MailHead[]>;
  /** Its bytes, and no more of them than a mail may have; undefined if it's gone. */
  fetch(uid: number): Promise<Uint8Array | undefined>;
  /** Moves mails to their folder. @returns their numbers there, if the server says them. */
  moveTo(uids: readonly number[], place: MailPlace): Promise<readonly number[]>;
  /** Deletes a mail that waits. */
  remove(uid: number): Promise<void>;
  /** The mails that couldn't be read. */
  unread(): Promise<readonly MailHead[]>;
  /** Lets mails that couldn't be read wait again. */
  putBack(uids: readonly number[]): Promise<void>;
  /** The number that the next read mail gets in its folder, and which folder that is; undefined where there is none. */
  readEnd(): Promise<{ folder: string; next: number } | undefined>;
  /** Deletes the read mails with numbers below this one. @returns how many. */
  removeRead(below: number): Promise<number>;
  /** Returns when something has arrived since `waiting`, at the latest after `longest`, and at once when `stopping` is aborted. */
  changed(longest: number, stopping: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

export type MailboxServer = { imapUrl: string; plainHost: string | undefined };

const folders = { read: ["Kinward", "Read"], unread: ["Kinward", "Unread"] } as const;
/** Marks what was read where no folder can be made: servers without labels of one's own have only the one for "seen". */
const labels = { read: "KinwardRead", unread: "KinwardUnread" } as const;
const seen = "\\Seen";
const perFetch = 200;

/**
 * Connects, signs in and makes the two folders. The connection is encrypted and its certificate verified, except to this
 * machine and the host that the settings name. `silence` is how long a server may say nothing.
 * @throws {MailboxError}
 */
export async function openMailbox(
  { imapUrl, plainHost }: MailboxServer,
  { silence = minute }: { silence?: number } = {},
): Promise<Mailbox> {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (secure ? 993 : 143) : Number(port),
    secure,
    doSTARTTLS: !secure && !isThisMachine(hostname) && hostname !== plainHost,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableCompression: true,
    connectionTimeout: Math.min(20 * second, silence),
    greetingTimeout: Math.min(20 * second, silence),
    socketTimeout: silence,
    autoIdleDelay: 0.2 * second,
    maxIdleTime: 4 * minute,
    maxLiteralSize: mailLimits.bytes + 1_000,
    maxResponseSize: mailLimits.bytes + 1_000_000,
    maxLineLength: 10_000_000,
  });
  let lost: unknown;
  let hasNews = false;
  client.on("exists", () => {
    hasNews = true;
  });
  client.on("error", (error) => {
    lost = error;
  });
  const attempt = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      throw problemOf(lost ?? error);
    }
  };
  const inbox = decodeURIComponent(pathname.slice(1)) || "INBOX";
  try {
    await attempt(async () => {
      await client.connect();
      await client.mailboxOpen(inbox);
    });
    const paths = await attempt(() => makeFolders(client));
    const takeNews = () => {
      const had = hasNews;
      hasNews = false;
      return had;
    };
    return operationsOf(client, { inbox, paths, attempt, takeNews });
  } catch (error) {
    client.close();
    throw error;
  }
}

type Paths = Record<MailPlace, string> | undefined;

/** @returns undefined where the server lets us make none. */
async function makeFolders(client: ImapFlow): Promise<Paths> {
  const existing = new Set((await client.list()).map(({ path }) => path));
  const make = async (parts: readonly string[]) => {
    const separator = client.namespace?.delimiter ?? "/";
    const path = `${client.namespace?.prefix ?? ""}${parts.join(separator)}`;
    if (existing.has(path)) return path;
    // With the name in parts, it would be given the prefix once more.
    return (await client.mailboxCreate([...parts])).path;
  };
  try {
    return { read: await make(folders.read), unread: await make(folders.unread) };
  } catch (error) {
    if (!client.usable) throw error;
    return undefined;
  }
}

type Opened = {
  inbox: string;
  paths: Paths;
  attempt<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Whether something has arrived since this was last asked. */
  takeNews(): boolean;
};

function operationsOf(client: ImapFlow, { inbox, paths, attempt, takeNews }: Opened): Mailbox {
  const open = async (path: string) => {
    if (client.mailbox === false || client.mailbox.path !== path) await client.mailboxOpen(path);
  };
  const done = async (act: () => Promise<unknown>) => {
    if (!(await act())) throw new MailboxError("folder", "refused");
  };
  const canLabel = () => client.mailbox !== false && (client.mailbox.permanentFlags?.has("\\*") ?? true);

  async function heads(query: object): Promise<MailHead[]> {
    const found = await client.search(query, { uid: true });
    if (!found) throw new MailboxError("folder", "search refused");
    const list: MailHead[] = [];
    for (let at = 0; at < found.length; at += perFetch) {
      const range = found.slice(at, at + perFetch).join(",");
      for await (const mail of client.fetch(
        range,
        { uid: true, size: true, internalDate: true },
        { uid: true },
      ))
        list.push({
          uid: mail.uid,
          bytes: mail.size ?? 0,
          arrivedAt: mail.internalDate ? new Date(mail.internalDate) : new Date(0),
        });
    }
    return list.toSorted((one, other) => one.uid - other.uid);
  }

  return {
    waiting: (since) =>
      attempt(async () => {
        await open(inbox);
        takeNews();
        if (paths) return heads({ since });
        return heads(
          canLabel()
            ? { since, unKeyword: labels.read, not: { keyword: labels.unread } }
            : { since, seen: false },
        );
      }),
    fetch: (uid) =>
      attempt(async () => {
        await open(inbox);
        const mail = await client.fetchOne(
          String(uid),
          { uid: true, source: { start: 0, maxLength: mailLimits.bytes + 1 } },
          { uid: true },
        );
        return mail ? mail.source : undefined;
      }),
    moveTo: (uids, place) =>
      attempt(async () => {
        if (uids.length === 0) return [];
        await open(inbox);
        const range = uids.join(",");
        if (paths) {
          const moved = await client.messageMove(range, paths[place], { uid: true });
          if (!moved) throw new MailboxError("folder", "move refused");
          return uids.flatMap((uid) => moved.uidMap?.get(uid) ?? []);
        }
        const flags = canLabel() ? [labels[place]] : [seen];
        await done(() => client.messageFlagsAdd(range, flags, { uid: true }));
        return uids;
      }),
    remove: (uid) =>
      attempt(async () => {
        await open(inbox);
        await done(() => client.messageDelete(String(uid), { uid: true }));
      }),
    unread: () =>
      attempt(async () => {
        await open(paths?.unread ?? inbox);
        if (paths) return heads({ all: true });
        return canLabel() ? heads({ keyword: labels.unread }) : [];
      }),
    putBack: (uids) =>
      attempt(async () => {
        if (uids.length === 0) return;
        await open(paths?.unread ?? inbox);
        const range = uids.join(",");
        await done(() =>
          paths
            ? client.messageMove(range, inbox, { uid: true })
            : client.messageFlagsRemove(range, canLabel() ? [labels.unread] : [seen], { uid: true }),
        );
      }),
    readEnd: () =>
      attempt(async () => {
        if (!paths) return undefined;
        const status = await client.status(paths.read, { uidNext: true, uidValidity: true });
        if (!status || status.uidNext === undefined) throw new MailboxError("folder", "status refused");
        return { folder: String(status.uidValidity), next: status.uidNext };
      }),
    removeRead: (below) =>
      attempt(async () => {
        if (!paths || below <= 1) return 0;
        await open(paths.read);
        const old = await client.search({ uid: `1:${below - 1}` }, { uid: true });
        if (!old || old.length === 0) return 0;
        await done(() => client.messageDelete(old.join(","), { uid: true }));
        return old.length;
      }),
    changed: (longest, stopping) =>
      attempt(async () => {
        // What arrived while another folder was open is announced by nothing.
        const isOpen = client.mailbox !== false && client.mailbox.path === inbox;
        if (takeNews() || !isOpen) return;
        await changedIn(client, longest, stopping);
      }),
    async close() {
      // A server that doesn't answer isn't waited for.
      await Promise.race([client.logout().catch(() => undefined), closed(client, second)]);
      client.close();
    },
  };
}

async function changedIn(client: ImapFlow, longest: number, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      client.off("exists", end).off("close", end);
      stopping.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, longest);
    client.on("exists", end).on("close", end);
    stopping.addEventListener("abort", end);
  });
  if (!client.usable) throw new MailboxError("unreachable", "EConnectionClosed");
}

const closed = (client: ImapFlow, longest: number) =>
  new Promise<void>((resolve) => {
    client.once("close", () => resolve());
    setTimeout(resolve, longest).unref();
  });
