import * as z from "zod/mini";

/** The maximum lengths, in the editor and in imported files. */
export const bounds = { title: 200, feeling: 120, prompt: 400, text: 200_000 } as const;

/** Limits for key derivation: fewer iterations protect too little, and more only stall the page. */
export const iterations = { own: 600_000, least: 600_000, most: 5_000_000 } as const;

/** Real backups are smaller: this is about 20,000 long entries. */
export const largestFile = 100_000_000;

const idOrRevision = z.string().check(z.regex(/^[\w-]{22}$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));

const entryContent = z.object({
  kind: z.literal("entry"),
  /** The position in the list, highest first, independent of clocks. */
  order: z.int().check(z.minimum(0)),
  title: text(bounds.title),
  feeling: text(bounds.feeling),
  text: text(bounds.text),
  prompt: text(bounds.prompt),
  /** When it was started, by this device's clock. Only displayed. */
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

/** Enough to recognize our files and their version before reading the rest. */
export const backupHead = z.object({ format: z.literal("kinward-backup"), version: z.int() });

/** The backup file, version 1. Iterations are checked separately, because they have their own error message. */
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
  /** The encrypted list of the file's content, so that a missing record is noticed. */
  list: z.object({ iv: base64(16), data: base64(8_000_000) }),
  records: z
    .array(z.object({ id: idOrRevision, revision: idOrRevision, iv: base64(16), data: base64(2_400_000) }))
    .check(z.maxLength(50_000)),
});

/** The list in a backup: the id and revision of each record. */
export const backupList = z.array(z.tuple([idOrRevision, idOrRevision]));
