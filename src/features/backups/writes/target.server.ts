import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { isPrefixPart } from "#platform/backup/backup-settings.ts";
import {
  type EnteredTarget,
  enteredBackupTarget,
  targetInEnvironment,
} from "#platform/backup/entered-target.ts";
import type { problemOfBucket } from "#platform/backup/s3-target.ts";
import { instantNow, second } from "#platform/clock/clock.ts";
import { enteredValue, isEnteredFor, loadEntered, storeEntered } from "#platform/entered/entered-settings.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { callProcess } from "#platform/processes/call-process.server.ts";
import type { Services } from "#platform/services.ts";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import { targetMessages as messages } from "../copy.ts";
import type { PlaceForm } from "../schema.ts";
import { planBackup } from "./plan.server.ts";

type Place = EnteredTarget["place"];
type Bucket = Extract<Place, { kind: "bucket" }>;

/**
 * Stores where backups go, once that place has answered, and plans the next backup.
 * @returns the revision that is stored now.
 * @throws {HttpError} invalid_input with what is wrong with the place; conflict when somebody else changed it first, or
 * when the environment names one.
 */
export async function saveBackupPlace(
  services: Services,
  actor: Actor,
  form: PlaceForm,
): Promise<{ revision: number }> {
  authorize(actor, "settings.manage");
  const { settings } = services;
  const set = targetInEnvironment(settings);
  if (set !== undefined) throw new HttpError("conflict", { message: messages.byServer(set) });
  const place = form.kind === "folder" ? folderOf(form) : await bucketOf(services, form);
  await mustAnswer(place);
  const value = { site: new URL(settings.SITE_URL).hostname, place };
  return put(services, actor, { value, revision: form.revision, action: "backups.place_changed" });
}

/** Removes the place: the site makes no more backups by itself. Those that were made stay where they are. */
export async function removeBackupPlace(
  services: Services,
  actor: Actor,
  { revision }: { revision: number },
): Promise<{ revision: number }> {
  authorize(actor, "settings.manage");
  return put(services, actor, { value: undefined, revision, action: "backups.place_removed" });
}

type Change = {
  value: EnteredTarget | undefined;
  revision: number;
  action: "backups.place_changed" | "backups.place_removed";
};

async function put(services: Services, actor: Actor, { value, revision, action }: Change) {
  const { store, cipher, clock } = services;
  await store.transact(async (tx) => {
    const at = instantNow(clock);
    if (!(await storeEntered(tx, enteredBackupTarget, { store, cipher, at }, { value, revision })))
      throw new HttpError("conflict", { message: messages.changedMeanwhile });
    await recordAudit(tx, services, { actor, action });
  });
  await followPlace(services);
  return { revision: revision + 1 };
}

export async function followPlace(services: Services): Promise<void> {
  await loadEntered(enteredBackupTarget, { ...services, db: services.store.db });
  await planBackup(services);
}

function folderOf({ folder }: PlaceForm): Place {
  if (!folder.startsWith("/")) throw invalid("folder", messages.folder);
  return { kind: "folder", folder };
}

async function bucketOf(services: Services, form: PlaceForm): Promise<Bucket> {
  const { bucket, region, keyId, secret } = form;
  const parts = form.prefix.split("/").filter((part) => part !== "");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw invalid("bucket", messages.bucket);
  if (!parts.every(isPrefixPart)) throw invalid("prefix", messages.prefix);
  const url = URL.parse(form.endpoint);
  if (url?.username !== "" || url.search !== "" || url.hash !== "" || url.pathname !== "/")
    throw invalid("endpoint", messages.endpoint);
  const isPlain = url.protocol === "http:" && mayBePlain(services, url.hostname);
  if (url.protocol !== "https:" && !isPlain) throw invalid("endpoint", messages.encrypted);
  if (!/^[\w-]+$/.test(region)) throw invalid("region", messages.region);
  if (keyId === "") throw invalid("keyId", messages.keyId);
  const at = { bucket, prefix: parts.join("/"), endpoint: url.origin, region };
  const place: Bucket = { kind: "bucket", ...at, keyId, secret };
  return secret === "" ? { ...place, secret: await storedSecret(services, place) } : place;
}

const mayBePlain = ({ settings }: Services, hostname: string) =>
  isThisMachine(hostname) || hostname === settings.BACKUP_PLAIN_HOST;

/** The secret that is stored for exactly this place: another service must not get it. */
async function storedSecret({ store, cipher, settings }: Services, place: Bucket): Promise<string> {
  const { value } = await enteredValue(enteredBackupTarget, { db: store.db, cipher });
  const stored = value && isEnteredFor(value, settings.SITE_URL) ? value.place : undefined;
  const isSame =
    stored?.kind === "bucket" &&
    stored.endpoint === place.endpoint &&
    stored.bucket === place.bucket &&
    stored.region === place.region &&
    stored.keyId === place.keyId;
  if (!isSame) throw invalid("secret", messages.secretMissing);
  return stored.secret;
}

const waitMs = 15 * second;

/** Buckets are tried in a process of their own: reading a hostile listing would keep this one from everybody else. */
const prober = callProcess({
  mostWaiting: 2,
  longestMs: waitMs,
  heapMegabytes: 128,
  answerMegabytes: 1,
  idleMs: waitMs,
  priority: 0,
});

async function mustAnswer(place: Place): Promise<void> {
  if (place.kind === "folder") return folderMustAnswer(place.folder);
  const prefix = place.prefix === "" ? "" : `${place.prefix}/`;
  const end = await prober.call<typeof problemOfBucket>("#platform/backup/s3-target.ts:problemOfBucket", [
    { ...place, prefix },
  ]);
  if ("failed" in end)
    throw invalid("bucket", end.failed === "tooSlow" ? messages.slow : messages.unreadable);
  if (end.answer !== undefined) throw invalid("bucket", end.answer);
}

/** A disk that is mounted from elsewhere can keep anybody waiting. */
async function folderMustAnswer(folder: string): Promise<void> {
  const tried = mustBeWritable(folder);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(invalid("folder", messages.slow)), waitMs);
  try {
    await Promise.race([tried, late]);
  } finally {
    clearTimeout(timer);
    // What answers later is of no use any more.
    tried.catch(() => undefined);
  }
}

async function mustBeWritable(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw invalid("folder", messages.folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
    throw invalid("folder", messages.folderUnusable(folder, code));
  }
}

const invalid = (field: string, message: string) =>
  new HttpError("invalid_input", { message, fields: { [field]: message } });
