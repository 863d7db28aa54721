import type { Actor as AtTheDesk, Permission as KnownRight } from "#platform/http/actor.ts";
import { HttpError } from "#platform/http/errors.ts";

/** What a person of the team may do; owners may do everything editors may, editors everything viewers may. */
export const roles = ["owner", "editor", "viewer"] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const editors: readonly Role[] = ["owner", "editor"];
const owners: readonly Role[] = ["owner"];

/** Everything that can be done at the desk, and who may. The one place: a new right is a new line here. */
export const permissions = {
  /** One's own password, second factor and sessions. */
  "profile.own": everyone,
  "desk.read": everyone,
  "campaigns.read": everyone,
  "summaries.read": everyone,
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
  "letters.send": editors,
  "records.delete": owners,
  "mails.retry": editors,
  "people.manage": owners,
  "privacy.manage": owners,
  "redirects.manage": owners,
  "settings.manage": owners,
  "audit.read": owners,
  "coupons.write": editors,
  "visits.export": editors,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

type RightsTable = typeof permissions;

declare module "#platform/http/actor.ts" {
  /** A person of the team with a session. */
  interface Actor {
    id: string;
    name: string;
    role: Role;
    sessionId: string;
    /** They must turn on a second factor before they may do anything but that. */
    needsSecondFactor: boolean;
    /** They must have a second step, so they can move it and not turn it off. */
    factorRequired?: boolean;
    /** The server's own settings ask everybody for it; nothing in the admin changes that. */
    factorOfAllByServer?: boolean;
  }
  interface Rights extends RightsTable {}
}

export type Actor = AtTheDesk;
export type Permission = KnownRight;

/** Whether a role has a right. */
export function roleMay(role: Role, right: Permission): boolean {
  return permissions[right].includes(role);
}

/** Whether this person may do this now. */
export function may(actor: Actor, right: Permission): boolean {
  if (actor.needsSecondFactor && right !== "profile.own") return false;
  return roleMay(actor.role, right);
}

/**
 * Refuses whoever may not. Every read and write of the desk begins with it, so that no door can forget.
 * @throws {HttpError} forbidden.
 */
export function authorize(actor: Actor, right: Permission): void {
  if (!may(actor, right)) throw new HttpError("forbidden");
}
