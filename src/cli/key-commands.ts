import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import type { FeatureServices } from "#features/index.server.ts";
import { type Command, type Terminal, UsageError } from "#platform/command.ts";
import { type DataKeys, dataKeyFile, dataKeyPlace, loadDataKeys } from "#platform/crypto/data-key.ts";
import { keyOfRow, retireKey } from "#platform/crypto/key-check.ts";
import { type DataKey, isKeyId, keyRingText, numberOfKey } from "#platform/crypto/key-ring.ts";
import { rowsUnder } from "#platform/crypto/key-rows.ts";
import { rotateKey } from "#platform/crypto/rotate-key.ts";

/** `key …`: versions of the data key, and encrypting everything with a newer one. */
export function keyCommands(services: FeatureServices): readonly Command[] {
  return [
    {
      name: "key list",
      usage: "key list",
      summary: "lists the versions of the data key and how many rows need each",
      run: (words, terminal) => withoutWords(words, () => listKeys(services, terminal)),
    },
    {
      name: "key new",
      usage: "key new",
      summary: "adds a version of the data key that reads; says what to do next",
      run: (words, terminal) => withoutWords(words, () => addKey(services, terminal)),
    },
    {
      name: "key use",
      usage: "key use ID",
      summary: "makes a version the one that writes, from the next start",
      run: async (words, terminal) => useKey(services, onlyId(words), terminal),
    },
    {
      name: "key rotate",
      usage: "key rotate",
      summary:
        "encrypts everything with the writing version, while the site runs; can be stopped and run again",
      run: (words, terminal) => withoutWords(words, () => rotate(services, terminal)),
    },
    {
      name: "key retire",
      usage: "key retire ID",
      summary: "ends a version that no row needs any more",
      run: (words, terminal) => retire(services, onlyId(words), terminal),
    },
  ];
}

async function withoutWords(words: readonly string[], run: () => Promise<number>): Promise<number> {
  if (words.length > 0) throw new UsageError(`${words[0]} isn't expected here.`);
  return run();
}

function onlyId([id = "", ...more]: readonly string[]): string {
  if (!isKeyId(id) || more.length > 0) throw new UsageError("Give one version, such as v2.");
  return id;
}

/** All versions there have been, with their states. */
async function knownVersions({ store, cipher }: FeatureServices) {
  const rows = await store.db.selectFrom("key_check").select(["id", "state"]).execute();
  const states = new Map(rows.map(({ id, state }) => [keyOfRow(id), state]));
  return [...new Set([...cipher.open, ...states.keys()])]
    .toSorted((one, other) => numberOfKey(one) - numberOfKey(other))
    .map((id) => ({ id, state: states.get(id), isOpen: cipher.open.includes(id) }));
}

async function listKeys(services: FeatureServices, { print }: Terminal): Promise<number> {
  const { store, cipher, contributions } = services;
  for (const { id, state, isOpen } of await knownVersions(services)) {
    print(keyCopy.version(id, { writes: id === cipher.writes, isOpen, isRetired: state === "retired" }));
    for (const [table, count] of await rowsUnder(store.db, contributions.keyedTables, id))
      print(keyCopy.rows(table, count));
  }
  return 0;
}

function keySource({ settings }: FeatureServices) {
  const dataDir = resolve(settings.DATA_DIR);
  const place = dataKeyPlace(dataDir, settings) ?? dataDir;
  return { dataDir, place, file: dataKeyFile(dataDir, settings) };
}

async function addKey(services: FeatureServices, { print }: Terminal): Promise<number> {
  const { place, file, dataDir } = keySource(services);
  // What the settings lead to now: a version may have been added since this process began.
  const keys = loadDataKeys(dataDir, services.settings);
  const known = (await knownVersions(services)).map(({ id }) => id);
  const key = newDataKey([...known, ...keys.map(({ id }) => id)]);
  if (file) {
    writeKeyFile(file, [...keys, key]);
    print(keyCopy.added(key.id, file));
  } else print(keyCopy.addYourself(key.id, place));
  for (const line of keyCopy.afterNew(key.id)) print(line);
  return 0;
}

async function useKey(services: FeatureServices, id: string, { print }: Terminal): Promise<number> {
  const { place, file, dataDir } = keySource(services);
  const keys = writingFirst(loadDataKeys(dataDir, services.settings), id);
  if (!keys) {
    print(keyCopy.notOpen(id, place));
    return 1;
  }
  if (file) {
    writeKeyFile(file, keys);
    print(keyCopy.first(id, file));
  } else print(keyCopy.putFirst(id, place));
  for (const line of keyCopy.afterUse) print(line);
  return 0;
}

const everyMs = 2_000;

async function rotate(services: FeatureServices, { print }: Terminal): Promise<number> {
  const startedAt = performance.now();
  let last = Number.NEGATIVE_INFINITY;
  let finished = "";
  const { rows, duplicates } = await rotateKey(services, ({ table, done, rows: all }) => {
    const now = performance.now();
    if (now - last < everyMs && (done < all || finished === table)) return;
    last = now;
    if (done >= all) finished = table;
    print(keyCopy.progress(table, done, all));
  });
  for (const resign of services.contributions.resign) await resign(services);
  print(keyCopy.rotated(rows, services.cipher.writes, (performance.now() - startedAt) / 1_000));
  for (const { table, id } of duplicates) print(keyCopy.duplicate(table, id));
  if (duplicates.length > 0) return 1;
  for (const id of services.cipher.open.filter((each) => each !== services.cipher.writes))
    print(keyCopy.thenRetire(id));
  return 0;
}

async function retire(services: FeatureServices, id: string, { print }: Terminal): Promise<number> {
  const { store, cipher, contributions } = services;
  if (id === cipher.writes) {
    print(keyCopy.stillWrites(id));
    return 1;
  }
  const { place } = keySource(services);
  if (!cipher.open.includes(id)) {
    print(keyCopy.notOpen(id, place));
    return 1;
  }
  for (const resign of contributions.resign) await resign(services);
  const left = await rowsUnder(store.db, contributions.keyedTables, id);
  if (left.size > 0) {
    print(keyCopy.stillNeeded(id));
    for (const [table, count] of left) print(keyCopy.rows(table, count));
    return 1;
  }
  await retireKey(store.db, cipher, id);
  for (const line of keyCopy.retired(id, place)) print(line);
  return 0;
}

const rowsText = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "row" : "rows"}`;

/** No line has a key in it. */
const keyCopy = {
  version(
    id: string,
    { writes, isOpen, isRetired }: { writes: boolean; isOpen: boolean; isRetired: boolean },
  ): string {
    if (writes) return `${id}  writes`;
    if (isRetired) return `${id}  retired${isOpen ? ", and can be removed from the data key" : ""}`;
    return `${id}  ${isOpen ? "reads only" : "not open here"}`;
  },
  rows: (table: string, count: number) => `    ${table}: ${rowsText(count)}`,
  added: (id: string, file: string) => `Version ${id} is in ${file} now. It reads only.`,
  addYourself: (id: string, place: string) =>
    `The key comes from ${place}, so add the new version there: after what is there, a space or a new line, then ${id}: and what openssl rand -base64 32 prints.`,
  afterNew: (id: string): readonly string[] => [
    "Next:",
    "  1. Store a copy of the new key where the copy of the old one is.",
    "  2. Give every process both versions, and restart each.",
    `  3. When all of them run: script/admin key use ${id}`,
  ],
  notOpen: (id: string, place: string) => `There is no version ${id} in ${place}. Nothing was changed.`,
  first: (id: string, file: string) =>
    `Version ${id} is the first in ${file} now. It writes from the next start.`,
  putFirst: (id: string, place: string) =>
    `The key comes from ${place}. Put ${id} in front of the others there; it writes from the next start.`,
  afterUse: [
    "Next:",
    "  1. Restart every process.",
    "  2. When all of them run: script/admin key rotate",
  ] as readonly string[],
  progress: (table: string, done: number, all: number) =>
    `${table}: ${done.toLocaleString("en-US")} of ${rowsText(all)}`,
  rotated: (rows: number, id: string, seconds: number) =>
    `Encrypted with ${id}: ${rowsText(rows)} in ${seconds.toFixed(1)} seconds.`,
  duplicate: (table: string, id: string) =>
    `${table} ${id} has the same address as another row, because a process wrote without both versions. Delete one of them, then run this again.`,
  thenRetire: (id: string) =>
    `When no link in a mail needs ${id} any more (30 days after the last newsletter): script/admin key retire ${id}`,
  stillWrites: (id: string) =>
    `Version ${id} writes. Make another one the first with script/admin key use ID, restart, and rotate. Nothing was changed.`,
  stillNeeded: (id: string) =>
    `Version ${id} is still needed. Run script/admin key rotate, then this again. Nothing was changed.`,
  retired: (id: string, place: string): readonly string[] => [
    `Version ${id} is retired. Next:`,
    `  1. Remove ${id} from ${place}, and restart every process. Links that it signed stop working then.`,
    `  2. Keep its copy as long as you keep backups that were made with it.`,
  ],
};

function newDataKey(known: readonly string[]): DataKey {
  const highest = Math.max(0, ...known.map(numberOfKey));
  return { id: `v${highest + 1}`, key: randomBytes(32) };
}

/** These keys with the one that writes first; undefined if it isn't among them. */
function writingFirst(keys: DataKeys, keyId: string): DataKeys | undefined {
  const first = keys.find(({ id }) => id === keyId);
  return first && [first, ...keys.filter(({ id }) => id !== keyId)];
}

/** Replaces the key file. It's complete on disk, readable by its owner only, before it gets its name. */
function writeKeyFile(path: string, keys: DataKeys): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(aside, "wx", 0o600);
  try {
    writeSync(file, keyRingText(keys));
    fsyncSync(file);
    renameSync(aside, path);
  } finally {
    closeSync(file);
    rmSync(aside, { force: true });
  }
}
