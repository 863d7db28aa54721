import type { Actor, Permission } from "#platform/http/actor.ts";
import { HttpError } from "#platform/http/errors.ts";

/**
 * A team member's role. Owners can do everything editors can, and editors everything viewers can. Hosts have the
 * meetings of their own groups and nothing else.
 */
export const roles = ["owner", "editor", "viewer", "host"] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const viewers: readonly Role[] = ["owner", "editor", "viewer"];
const editors: readonly Role[] = ["owner", "editor"];
const owners: readonly Role[] = ["owner"];
const hosts: readonly Role[] = ["owner", "editor", "host"];

/** Every permission and the roles that have it. */
export const permissions = {
  /** The team member's own password, second factor and sessions. */
  "profile.own": everyone,
  "admin.read": viewers,
  "campaigns.read": viewers,
  "summaries.read": viewers,
  "campaigns.write": editors,
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
  "letters.send": editors,
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
  /** Running a meeting: of any group, or for hosts of the groups they host (groups/meetings/reads/hosts.server.ts). */
  "meetings.host": hosts,
  /** Mentors, and who asks for one. Letters only after a concern. */
  "mentors.read": editors,
  "mentors.write": editors,
  "visits.export": editors,
  "content.read": viewers,
  "content.write": editors,
  "pictures.read": viewers,
  "pictures.write": editors,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

type PermissionTable = typeof permissions;

declare module "#platform/http/actor.ts" {
  /** A signed-in team member. */
  interface Actor {
    id: string;
    name: string;
    role: Role;
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
  }
  interface Permissions extends PermissionTable {}
}

export type { Actor, Permission };

/** Whether a role has a permission. */
export function roleMay(role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role);
}

/** Whether the actor has a permission now. */
export function may(actor: Actor, permission: Permission): boolean {
  if (actor.needsSecondFactor && permission !== "profile.own") return false;
  return roleMay(actor.role, permission);
}

/**
 * Checks a permission. Every admin read and write calls it first, so every entry point is covered.
 * @throws {HttpError} forbidden.
 */
export function authorize(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw new HttpError("forbidden");
}
