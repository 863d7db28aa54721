/** What crosses a border: the content of a sealed record, and the backup file. Both are checked when they come in. */
import * as z from "zod/mini";

/** The longest texts. The sheet holds to them; what comes from a file may not be longer. */
export const bounds = { title: 200, feeling: 120, prompt: 400, text: 200_000 } as const;

/** The work that a passphrase costs. A file that asks for less is no lock, one that asks for more only wants to stall. */
export const iterations = { own: 600_000, least: 600_000, most: 5_000_000 } as const;

/** No true backup is larger: about 20,000 long entries. */
export const largestFile = 100_000_000;

const idOrRevision = z.string().check(z.regex(/^[\w-]{22}$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));

const entryContent = z.object({
  kind: z.literal("entry"),
  /** Its place in the list. Higher is newer; clocks have no say in it. */
  order: z.int().check(z.minimum(0)),
  title: text(bounds.title),
  feeling: text(bounds.feeling),
  text: text(bounds.text),
  prompt: text(bounds.prompt),
  /** When it was begun, by this device's clock. Only shown. */
  written: text(40),
});

export const lockMinutes = [1, 5, 15, 30] as const;

const settingsContent = z.object({
  kind: z.literal("settings"),
  lockMinutes: z.literal(lockMinutes),
  spelling: z.boolean(),
});

export const recordContent = z.discriminatedUnion("kind", [entryContent, settingsContent]);

export type EntryContent = z.output<typeof entryContent>;
export type Settings = Omit<z.output<typeof settingsContent>, "kind">;
export type RecordContent = z.output<typeof recordContent>;

export const usualSettings: Settings = { lockMinutes: 5, spelling: false };

const base64 = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** Enough to tell a file of ours, and of which version, before anything else in it is looked at. */
export const backupHead = z.object({ format: z.literal("kinward-backup"), version: z.int() });

/** The backup file, version 1. The iterations are bounded apart, since a refusal for them has its own sentence. */
export const backupFile = z.object({
  format: z.literal("kinward-backup"),
  version: z.literal(1),
  lock: z.object({
    kdf: z.object({
      name: z.literal("PBKDF2"),
      hash: z.literal("SHA-256"),
      iterations: z.int(),
      salt: base64(88),
    }),
    iv: base64(16),
    key: base64(64),
  }),
  /** The sealed list of what the file holds, so that a missing record is noticed. */
  list: z.object({ iv: base64(16), data: base64(8_000_000) }),
  records: z
    .array(z.object({ id: idOrRevision, revision: idOrRevision, iv: base64(16), data: base64(2_400_000) }))
    .check(z.maxLength(50_000)),
});

/** The list inside the backup: each record's id and revision. */
export const backupList = z.array(z.tuple([idOrRevision, idOrRevision]));
