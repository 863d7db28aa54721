import type { Migrations } from "./database/migrate.ts";
import type { AnswerWatcher } from "./http/answer-watcher.ts";
import type { AnyEndpoint } from "./http/endpoint.ts";
import type { ServedFile } from "./http/served-file.ts";
import type { Jobs } from "./outbox/outbox-worker.ts";
import type { RetentionKind } from "./personal-data/retention.ts";
import type { PersonalDataSource } from "./personal-data/source.ts";
import type { Services } from "./services.ts";
import type { SettingGroup } from "./settings/define.ts";
import type { Command } from "./terminal/command.ts";

/** What a feature contributes to the application: its `feature.server.ts`. Every part is optional but the name. */
export type Feature = {
  name: string;
  /** Settings read from the environment. */
  settings?: SettingGroup;
  migrations?: Migrations;
  endpoints?(services: Services): readonly AnyEndpoint[];
  /** Files outside /api: rendered per request, or once and kept in memory. */
  files?(services: Services): readonly ServedFile[];
  /** Paths under which nothing but this feature answers, so that no redirect may begin there. */
  reservedPaths?: readonly RegExp[];
  /** Runs at each start, after the migrations and before anything is served. */
  opening?(services: Services): Promise<void>;
  jobs?(services: Services): Jobs;
  commands?(services: Services): readonly Command[];
  /** What the daily job removes, by name; each function returns the number of removed rows. */
  retention?: Readonly<Record<string, (services: Services) => Promise<number>>>;
  /** Retention periods that owners may shorten, in the order they are listed in the admin. */
  retentionKinds?: readonly RetentionKind[];
  /** Where this feature stores names, addresses or words of visitors. */
  personalData?: readonly PersonalDataSource[];
  /** Starts a background task in every process that serves pages; returns a function that stops it. */
  background?(services: Services): () => Promise<void>;
  /** Called with every response that a process has sent. */
  watch?(services: Services): AnswerWatcher;
  /**
   * Keeps a restored backup from bringing back what people ended after it was made. Called before the restore with the
   * services of the present database, if there is one, and the moment of the backup; returns what repairs the restored
   * data and reports to the team. Repairs run from the last feature of the list to the first.
   */
  restoring?(present: Services | undefined, since: string): Promise<AfterRestore>;
};

/** Repairs restored data. @returns sentences for the team. */
type AfterRestore = (restored: Services) => Promise<readonly string[]>;
