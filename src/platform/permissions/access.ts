import { HttpError } from "#platform/http/errors.ts";

/**
 * A team member's role. Owners can do everything editors can, and editors everything viewers can. Hosts have the
 * meetings of their own groups and nothing else. Those with limited access have what `scoped` says, of single items.
 */
export const roles = ["owner", "editor", "viewer", "host", "limited"] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const viewers: readonly Role[] = ["owner", "editor", "viewer"];
const editors: readonly Role[] = ["owner", "editor"];
const owners: readonly Role[] = ["owner"];
const hosts: readonly Role[] = ["owner", "editor", "host"];

export const permissions = {
  /** The team member's own password, second factor and sessions. */
  "profile.own": everyone,
  "admin.read": viewers,
  "campaigns.read": viewers,
  "summaries.read": viewers,
  "campaigns.write": editors,
  "campaigns.publish": editors,
  "answers.read": editors,
  "answers.export": editors,
  "messages.read": editors,
  "messages.write": editors,
  "messages.export": editors,
  "inquiries.read": editors,
  "inquiries.write": editors,
  "inquiries.export": editors,
  "subscribers.read": editors,
  "subscribers.write": editors,
  "subscribers.export": editors,
  /** One person's messages, inquiries, answers and newsletter together. */
  "person.read": editors,
  "newsletter.send": editors,
  "records.delete": owners,
  "mails.retry": editors,
  "team.manage": owners,
  "privacy.manage": owners,
  "redirects.manage": owners,
  "settings.manage": owners,
  "audit.read": owners,
  "clinic-codes.write": editors,
  /** Who has a place in a group that meets. */
  "groups.read": editors,
  "groups.write": editors,
  /** Running a meeting: of any group, or for hosts of the groups they host (groups/reads/hosts.server.ts). */
  "meetings.host": hosts,
  /** Mentors, and who asks for one. Letters only after a concern. */
  "mentors.read": editors,
  "mentors.write": editors,
  "visits.export": editors,
  "content.read": viewers,
  "content.write": editors,
  "content.publish": editors,
  "pictures.read": viewers,
  "pictures.write": editors,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** What limited access to an item permits, for that item only; `publishing` is added if the owner ticks it. */
export const scoped = {
  campaign: {
    permissions: ["campaigns.read", "campaigns.write", "summaries.read"],
    publishing: ["campaigns.publish"],
  },
  group: { permissions: ["groups.read", "groups.write", "meetings.host"], publishing: [] },
  article: {
    permissions: ["content.read", "content.write", "pictures.read", "pictures.write"],
    publishing: [],
  },
} as const satisfies Readonly<Record<string, Record<"permissions" | "publishing", readonly Permission[]>>>;
/** One item that a team member with limited access has. */
export type Grant = { kind: AccessKind; id: string; publish: boolean };

/** One item that a permission is needed for. */
export type Target = Pick<Grant, "kind" | "id">;

/** The id, among the articles, of starting new ones. */
export const newArticles = "new";

export type AccessKind = keyof typeof scoped;

/**
 * How limited access opens a screen, an operation or an endpoint: for the item whose id is this parameter of the
 * address; without one, for lists that show only one's own items, and whatever checks the item itself.
 */
export type Scope = { kind: AccessKind; param?: string };

export type Permission = keyof typeof permissions;

/** A signed-in team member. */
export type Actor = {
  id: string;
  name: string;
  role: Role;
  /** The items of somebody with limited access. */
  grants?: readonly Grant[];
  sessionId: string;
  /** When they last proved who they are in this session: by signing in, or by a confirmation later. */
  provedAt?: string;
  /** When this session ends in any case. */
  endsAt?: string;
  /** Signing in with the password takes a second step: a code of an app, a passkey or a recovery code. */
  hasSecondFactor?: boolean;
  hasApp?: boolean;
  hasPasskey?: boolean;
  /** Must turn on a second factor before doing anything else. */
  needsSecondFactor: boolean;
  /** Two-step sign-in is required, so it can be moved to another phone but not turned off. */
  factorRequired?: boolean;
  /** The team requires passkeys: codes of apps sign in and confirm nothing. */
  passkeysRequired?: boolean;
  /** The server's settings require it for everyone; the admin can't change that. */
  twoFactorRequiredByServer?: boolean;
};

export function roleMay(role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role);
}

/** Whether the role lacks a permission that the other one has. */
export function lacks(role: Role, other: Role): boolean {
  const lists: readonly (readonly Role[])[] = Object.values(permissions);
  return lists.some((list) => list.includes(other) && !list.includes(role));
}

/** Whether the actor has a permission now: for everything, or for this item. */
export function may(actor: Actor, permission: Permission, target?: Target): boolean {
  if (actor.needsSecondFactor && permission !== "profile.own") return false;
  if (roleMay(actor.role, permission)) return true;
  return target !== undefined && visibleIds(actor, permission, target.kind)?.has(target.id) === true;
}

/** The ids of the items that the actor has a permission for; undefined for all. */
export function visibleIds(
  actor: Actor,
  permission: Permission,
  kind: AccessKind,
): ReadonlySet<string> | undefined {
  if (may(actor, permission)) return undefined;
  if (actor.needsSecondFactor || actor.role !== "limited") return new Set();
  const { permissions: always, publishing } = scoped[kind];
  const has = (list: readonly Permission[]) => list.includes(permission);
  const own = (actor.grants ?? []).filter((grant) => grant.kind === kind);
  return new Set(
    own.filter(({ publish }) => has(always) || (publish && has(publishing))).map(({ id }) => id),
  );
}

/**
 * Checks a permission: for everything, or for one item. Every admin read and write calls it first, so every entry point
 * is covered. Reads and writes that name no item are closed to limited access.
 * @throws {HttpError} forbidden; not_found for an item of others, as for one that doesn't exist.
 */
export function authorize(actor: Actor, permission: Permission, target?: Target): void {
  if (may(actor, permission, target)) return;
  const isLimited = actor.role === "limited" && !actor.needsSecondFactor && target !== undefined;
  const isOwn = actor.grants?.some(({ kind, id }) => kind === target?.kind && id === target.id);
  throw new HttpError(isLimited && !isOwn ? "not_found" : "forbidden");
}

/** Whether an entry point that names no item of its own, such as a list, is open to the actor. */
export function isOpenTo(actor: Actor, { permission, scope }: Guarded): boolean {
  if (may(actor, permission)) return true;
  return scope !== undefined && scope.param === undefined && hasAny(actor, permission, scope.kind);
}

/** The ids for a list, which then shows only those; undefined for all. @throws {HttpError} forbidden if there are none. */
export function authorizeList(
  actor: Actor,
  permission: Permission,
  kind: AccessKind,
): ReadonlySet<string> | undefined {
  const ids = visibleIds(actor, permission, kind);
  if (ids?.size === 0) throw new HttpError("forbidden");
  return ids;
}

const hasAny = (actor: Actor, permission: Permission, kind: AccessKind) =>
  (visibleIds(actor, permission, kind)?.size ?? 1) > 0;

type Guarded = { permission: Permission; scope?: Scope | undefined };

/**
 * Admits to an entry point: a screen, an operation or an endpoint. One without a scope is closed to limited access.
 * @throws {HttpError} forbidden; not_found if its address names an item of others.
 */
export function admitTo(
  actor: Actor,
  guarded: Guarded,
  params: Readonly<Record<string, string | undefined>>,
): void {
  const { permission, scope } = guarded;
  if (scope?.param !== undefined)
    authorize(actor, permission, { kind: scope.kind, id: params[scope.param] ?? "" });
  else if (!isOpenTo(actor, guarded)) throw new HttpError("forbidden");
}
