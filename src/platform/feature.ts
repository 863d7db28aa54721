import type { Command } from "./command.ts";
import type { KeyedTable } from "./crypto/keyed-table.ts";
import type { Migrations } from "./database/migrate.ts";
import type { Database, Tx } from "./database/open.ts";
import type { AnyEndpoint, WithoutRecentSignIn } from "./http/endpoint.ts";
import type { PageTask, PreviewData } from "./http/public-pages.ts";
import type { ResponseWatcher } from "./http/response-watcher.ts";
import type { ServedFile } from "./http/served-file.ts";
import type { GroupPeople } from "./mail/group-people.ts";
import type { MailFinisher, MailTaker } from "./mail/incoming/incoming-mail.ts";
import type { MailedCode, MailedLink, TokenReplacer } from "./mail/mailed-links.ts";
import type { ReportHandler } from "./mail/reported-mail.ts";
import type { Jobs, LongJobs } from "./outbox/jobs.ts";
import type { AccessKind, Permission, Scope } from "./permissions/access.ts";
import type { Exclusion } from "./personal-data/exclusion.ts";
import type { RetentionKind } from "./personal-data/retention.ts";
import type { Audience, PersonalDataSource } from "./personal-data/source.ts";
import type { PictureUses } from "./pictures/picture-use.ts";
import type { Services } from "./services.ts";
import type { SettingGroup } from "./settings/define.ts";
import type { AnyTeamSetting } from "./settings/team-setting.ts";
import type { WorkKind } from "./work/work-kind.ts";

/** A public page with a module of its own. The module is a path inside the feature's folder. */
type FeaturePage = {
  /** As React Router writes it: `:name` for a parameter. */
  path: string;
  module: string;
  /** Needed only if the page isn't in the page registry (src/content/index.ts). Every page loads it: keep it short. */
  id?: string;
};

/** The entries of the admin's side menu, in their order; the one that's open lists its screens. */
export const menuSections = [
  "today",
  "inbox",
  "groups",
  "mentors",
  "people",
  "newsletters",
  "campaigns",
  "site",
  "settings",
] as const;
export type MenuSection = (typeof menuSections)[number];

/** An admin screen: a React Router route module whose `loader` is made with `screenLoader`. */
export type AdminScreen<Icon extends string = string> = {
  /** Under /admin, with `:name` for parameters. */
  path: `/${string}`;
  module: string;
  permission: Permission;
  /** How limited access opens it; closed without. */
  scope?: Scope;
  /** Why opening its further pages needs no recent sign-in (`admitPage`). */
  withoutRecentSignIn?: WithoutRecentSignIn;
  /** What its skeleton looks like while it loads; a menu entry without one is a list. */
  skeleton?: "cards";
  /** Its entry in the side menu; a screen without one is opened from another screen. */
  menu?: {
    /** Ascending in its section; the steps of ten leave room between two. */
    position: number;
    /** Without one it's at the foot of the menu. */
    section?: MenuSection;
    icon: Icon;
    title: string;
    /** What the screen is for, on the dashboard of a new site. */
    text?: string;
    /** What else it has that the menu leads to. */
    also?: readonly { path: `/admin/${string}`; icon: Icon; title: string }[];
  };
};

/** A feature's addresses: its `routes.ts`, which src/routes.ts finds by itself. */
export type FeatureRoutes<Icon extends string = string> = {
  pages?: readonly FeaturePage[];
  screens?: readonly AdminScreen<Icon>[];
};

/** What a feature contributes to the application: its `feature.server.ts`. Every part is optional but the name. */
export type Feature = {
  name: string;
  /** Settings that owners change on the settings screen. */
  teamSettings?: readonly AnyTeamSetting[];
  /** Settings read from the environment. */
  settings?: SettingGroup;
  migrations?: Migrations;
  routes?: FeatureRoutes;
  endpoints?(services: Services): readonly AnyEndpoint[];
  /** Files outside /api: rendered per request, or once and kept in memory. */
  files?(services: Services): readonly ServedFile[];
  /**
   * Pages that show its tables: rendered with the database when they are first requested, kept in memory, and rendered
   * again once `isCurrent`, which each request asks, says no.
   */
  keptPages?: readonly { path: string; isCurrent(services: Services): boolean }[];
  /** Tasks that render what the team has typed, in a process of their own, by name. */
  pageTasks?: Readonly<Record<string, PageTask>>;
  /** What a page of it shows that isn't published content. */
  previewData?: PreviewData;
  /** Paths that only this feature answers, so no redirect can start there. */
  reservedPaths?: readonly RegExp[];
  /** Runs at each start, after the migrations and before anything is served. */
  opening?(services: Services): Promise<void>;
  jobs?(services: Services): Jobs;
  /** Tasks of minutes, which run beside the others. */
  longJobs?(services: Services): LongJobs;
  commands?(services: Services): readonly Command[];
  /** What the daily job removes, by name; each function returns the number of removed rows. */
  retention?: Readonly<Record<string, (services: Services) => Promise<number>>>;
  /** Runs once a day, at night, in one process. */
  nightly?(services: Services): Promise<void>;
  /** Retention periods that owners can shorten, in the order of the admin's list. */
  retentionKinds?: readonly RetentionKind[];
  /** Where this feature stores names, addresses or texts of visitors. */
  personalData?: readonly PersonalDataSource[];
  /** People whom a newsletter segment can name. */
  audiences?: readonly Audience[];
  /** What of it waits for somebody of the team: its `work.server.ts`. */
  work?: readonly WorkKind[];
  /** People of groups, to whom the team writes. */
  groupPeople?: GroupPeople;
  /** Which mails people have asked not to get. */
  exclusion?: Exclusion;
  /** Whether something of this feature is about to go to a newsletter segment or tag, which then can't be deleted. */
  isSegmentInUse?(services: Services, id: string): Promise<boolean>;
  /** What its tables store under the data key. */
  keyed?: readonly KeyedTable[];
  /** Re-signs what has one signature for a whole table, with the writing version of the data key. */
  resign?(services: Services): Promise<void>;
  /** Keeps what a process has in memory up to date, in every process; returns a function that stops it. */
  follow?(services: Services): () => Promise<void>;
  /** Where this feature shows uploaded pictures. */
  pictureUses?: readonly PictureUses[];
  /** What of this feature single team members can be given (features/team/members). */
  accessItems?: AccessItems;
  /** The titles of those of these ids that name something of this feature, for the audit log; nothing of visitors. */
  itemTitles?(services: Services, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The names of everybody who can have changed something, by id, for the audit log. */
  actorNames?(services: Services): Promise<ReadonlyMap<string, string>>;
  /** Starts a background task in every process that serves pages; returns a function that stops it. */
  background?(services: Services): () => Promise<void>;
  /** Takes replies to its mails that aren't the team's to read, before any other feature sees them. */
  takesReplies?(services: Services): MailTaker;
  /** Takes mails that came into the team's mailbox; asked in the order of the features. */
  takesMail?(services: Services): MailTaker;
  /** Stores what of a taken mail is too large for one transaction. */
  finishesMail?(services: Services): MailFinisher;
  /** Links in its mails whose token lets somebody in, which are taken out of mails that come in. */
  mailedLinks?: readonly MailedLink[];
  /** The same for a code. */
  mailedCode?: MailedCode;
  /** Ends a token of its mailed links that came back in somebody's mail, and queues a new link for its owner. */
  replacesToken?(services: Services): TokenReplacer;
  /** Notes that one of its mails came back, or that somebody complained about one. */
  onMailReport?(services: Services): ReportHandler;
  /** Called with every response that a process has sent. */
  watch?(services: Services): ResponseWatcher;
  /**
   * Keeps a restored backup from bringing back what people ended after it was made. Called before the restore with the
   * services of the present database, if there is one, and the time of the backup. Returns a function that repairs the
   * restored data and reports to the team. Repairs run from the last feature of the list to the first.
   */
  restoring?: Restoring;
};

/** The items of one kind that limited access can be given to, by title. */
export type AccessItems = {
  kind: AccessKind;
  list(db: Database | Tx): Promise<readonly { id: string; title: string }[]>;
  /** The items that mail this address of a team member, or others if they are among these ids. */
  notified?(
    services: Services,
    of: { address: string; ids: ReadonlySet<string> },
  ): Promise<readonly NotifiedItem[]>;
};

/**
 * An item that mails addresses: whether a team member's is one of them, or is listed and gets none, and the others.
 */
export type NotifiedItem = {
  id: string;
  title: string;
  href: string;
  state: "mailed" | "stopped" | "unlisted";
  others: readonly string[];
};

type Restoring = (present: Services | undefined, since: string) => Promise<AfterRestore>;

/** Repairs restored data. @returns messages for the team. */
type AfterRestore = (restored: Services) => Promise<readonly string[]>;

/** What the parts of a feature repair, one after the other. */
export function restoringEach(...parts: readonly Restoring[]): Restoring {
  return async (present, since) => {
    const repairs: AfterRestore[] = [];
    for (const part of parts) repairs.push(await part(present, since));
    return async (restored) => {
      const messages: string[] = [];
      for (const repair of repairs) messages.push(...(await repair(restored)));
      return messages;
    };
  };
}
