import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { PublishedContent } from "#content/current.ts";
import { printedLook } from "#content/downloads/printed.ts";
import { withContent } from "#content/published.server.ts";
import { site } from "#content/site.ts";
import {
  adminScreens,
  admitPage,
  admitTo,
  type FeatureServices,
  featureSettings,
  features,
  isOpenTo,
  loginAddress,
  may,
  nearPages,
  redirectFor,
  teamSettings,
  withReturnPath,
} from "#features/index.server.ts";
import { type HashCosts, hashCosts } from "#platform/auth/passwords.ts";
import { enteredBackupTarget } from "#platform/backup/entered-target.ts";
import { sqlitePath } from "#platform/backup/open-copy.ts";
import { stepsOf, tablesOf } from "#platform/backup/tables-of.ts";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import { loadDataKeys } from "#platform/crypto/data-key.ts";
import { createFieldCipher } from "#platform/crypto/field-cipher.ts";
import { checkKey, keyCheckTable } from "#platform/crypto/key-check.ts";
import { baseline, baselineMigration } from "#platform/database/baseline.ts";
import { type Migrations, migrateToLatest } from "#platform/database/migrate.ts";
import { openStore, type Store } from "#platform/database/open.ts";
import { revisionsMigrations } from "#platform/database/revisions.ts";
import { loadEntered } from "#platform/entered/entered-settings.ts";
import { idempotencyFingerprints } from "#platform/http/idempotency.ts";
import { createLimits, noLimits } from "#platform/http/limits.ts";
import { type Ids, uuidIds } from "#platform/ids/ids.ts";
import { createLog } from "#platform/log/log.ts";
import { dkimSigner } from "#platform/mail/dkim/dkim-keys.ts";
import { enteredMail } from "#platform/mail/entered-mail.ts";
import { sendInNameOf } from "#platform/mail/mail.ts";
import { createMailPace } from "#platform/mail/mail-pace.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { unverifiedMailsKeyed } from "#platform/outbox/unverified-mails.ts";
import type { Contributions } from "#platform/services.ts";
import { coreSettings } from "#platform/settings/core.ts";
import { guardSettings } from "#platform/settings/guard.ts";
import { readSettings } from "#platform/settings/read.ts";
import { openDataFolder } from "./data-folder.ts";
import { markData, refuseLostData } from "./data-marker.ts";
import { drawPaper, lettersNotDrawn } from "./draw-paper.ts";

export const allSettings = { ...coreSettings, ...featureSettings } as const;

export const allMigrations: Migrations = Object.assign(
  { [baseline]: baselineMigration },
  revisionsMigrations,
  ...features.map(({ migrations }) => migrations ?? {}),
);

/** What features, and the frame of the pages, get of other features. */
const contributions: Contributions = {
  personalData: features.flatMap(({ personalData }) => personalData ?? []),
  audiences: features.flatMap(({ audiences }) => audiences ?? []),
  groupPeople: features.find(({ groupPeople }) => groupPeople)?.groupPeople,
  exclusions: features.flatMap(({ exclusion }) => exclusion ?? []),
  segmentUses: features.flatMap(({ isSegmentInUse }) => isSegmentInUse ?? []),
  reportHandlers: features.flatMap(({ onMailReport }) => onMailReport ?? []),
  replyTakers: features.flatMap(({ takesReplies }) => takesReplies ?? []),
  mailTakers: features.flatMap(({ takesMail }) => takesMail ?? []),
  mailFinishers: features.flatMap(({ finishesMail }) => finishesMail ?? []),
  mailedLinks: features.flatMap(({ mailedLinks }) => mailedLinks ?? []),
  mailedCodes: features.flatMap(({ mailedCode }) => mailedCode ?? []),
  tokenReplacers: features.flatMap(({ replacesToken }) => replacesToken ?? []),
  retentionKinds: features.flatMap(({ retentionKinds }) => retentionKinds ?? []),
  work: features.flatMap(({ work }) => work ?? []),
  teamSettings,
  accessItems: features.flatMap(({ accessItems }) => accessItems ?? []),
  itemTitles: features.flatMap(({ itemTitles }) => itemTitles ?? []),
  actorNames: features.flatMap(({ actorNames }) => actorNames ?? []),
  pageTasks: Object.assign({}, ...features.map(({ pageTasks }) => pageTasks ?? {})),
  previewData: features.flatMap(({ previewData }) => previewData ?? []),
  pictureUses: features.flatMap(({ pictureUses }) => pictureUses ?? []),
  keyedTables: [
    keyCheckTable,
    idempotencyFingerprints,
    unverifiedMailsKeyed,
    ...features.flatMap(({ keyed }) => keyed ?? []),
  ],
  resign: features.flatMap(({ resign }) => resign ?? []),
  reservedPaths: features.flatMap(({ reservedPaths }) => reservedPaths ?? []),
  admin: { screens: adminScreens, may, isOpenTo, admitTo, admitPage, loginAddress },
  unknownAddresses: { redirectFor, nearPages },
  drawPrinted: drawPaper,
  lettersNotDrawn,
  drawReport: (services, report) =>
    drawPaper(services, { kind: "report", report, name: site.productName, look: printedLook() }),
};

/**
 * The composition root: opens the stores named in the settings, migrates the database and checks the key. The server,
 * the terminal commands and the tests all start here.
 * @throws {SettingsError | DataKeyError | DataFolderError} with a message for whoever starts it.
 */
export async function assemble(
  environment: Readonly<Record<string, string | undefined>>,
  {
    clock = systemClock,
    hashCosts: costs = hashCosts,
    ids = uuidIds,
  }: { clock?: Clock; hashCosts?: HashCosts; ids?: Ids } = {},
): Promise<FeatureServices> {
  const settings = readSettings(allSettings, environment);
  guardSettings(settings);
  const dataDir = resolve(settings.DATA_DIR);
  const hasFile = () => existsSync(sqlitePath({ dataDir }));
  if (!settings.DATABASE_URL) await refuseLostData(settings, { place: dataDir, isEmpty: () => !hasFile() });
  openDataFolder(dataDir);
  const log = createLog(settings.LOG_LEVEL);
  const cipher = createFieldCipher(loadDataKeys(dataDir, settings, { isNew: !hasFile() }));
  const store = openStore({ databaseUrl: settings.DATABASE_URL, dataDir, log });
  try {
    if (store.kind === "postgres")
      await refuseLostData(settings, {
        place: "the database",
        isEmpty: async () => (await stepsOf(store.db, await tablesOf(store.db, store.kind))).length === 0,
      });
    await migrateToLatest(store, allMigrations);
    await checkKey(store.db, cipher);
    markData(settings);
    await loadEntered(enteredMail, { db: store.db, cipher, settings, log });
    await loadEntered(enteredBackupTarget, { db: store.db, cipher, settings, log });
    await store.scrub();
    const services = servicesOn(store, { clock, cipher, log, settings, hashCosts: costs, ids });
    for (const { opening } of features) await services.asSite(() => opening?.(services));
    return services;
  } catch (error) {
    await store.close();
    throw error;
  }
}

sendInNameOf(() => site.productName);

export function servicesOn(
  store: Store,
  given: Pick<FeatureServices, "clock" | "cipher" | "log" | "settings" | "hashCosts"> & { ids?: Ids },
): FeatureServices {
  const { clock, cipher, settings } = given;
  const published: PublishedContent = {};
  const services: FeatureServices = {
    ids: uuidIds,
    ...given,
    store,
    contributions,
    asSite: (run) => withContent(published, run),
    limits: settings.RATE_LIMIT === "on" ? createLimits({ store, cipher, clock }) : noLimits,
    mailer: createMailer({
      current: () => ({
        smtpUrl: settings.SMTP_URL,
        plainHost: settings.SMTP_PLAIN_HOST,
        from: settings.MAIL_FROM,
        name: settings.MAIL_NAME,
        replyTo: settings.MAIL_REPLY_TO,
      }),
      siteUrl: settings.SITE_URL,
      dataDir: resolve(settings.DATA_DIR),
      clock,
      pace: createMailPace({ store, cipher, clock }),
      signer: (domain) => dkimSigner(store.db, cipher, domain),
    }),
  };
  return { ...services, mailer: withReturnPath(services.mailer, services) };
}
