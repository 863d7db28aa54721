import { placeMailsEn } from "#content/place-mails/en.ts";
import { placeToken } from "#features/groups/reads/places.server.ts";
import { groupFields, groupFromFields } from "#features/groups/rules/form-fields.ts";
import type { GroupInput } from "#features/groups/schema/group.ts";
import { createGroup } from "#features/groups/writes/groups.server.ts";
import { changeOwnPlace } from "#features/groups/writes/places.server.ts";
import { signUpForGroup } from "#features/groups/writes/sign-up.server.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { actorWith } from "./campaigns.ts";
import type { TestSmtp } from "./smtp.ts";
import type { TestApp } from "./test-app.ts";

export const host: Actor = actorWith("editor");

/** The meeting's address in tests; it must be found nowhere. */
export const meetingLink = "https://meet.example/quiet-room-4711";

/** A group of six that meets every Tuesday at 7 PM in New York; tests start on Saturday, November 21, 2026. */
export function groupWith({
  schedule,
  ...changes
}: Partial<Omit<GroupInput, "schedule">> & { schedule?: Partial<GroupInput["schedule"]> } = {}): GroupInput {
  return {
    slug: "tuesday-circle",
    state: "open",
    size: 6,
    offerHours: 12,
    address: meetingLink,
    content: {
      name: "Miscarriage circle",
      forWhom: "Anyone after a loss.",
      host: "Two trained peers",
      format: "open-circle",
      path: "every",
      language: "en",
      groundRules: "What's said here stays here.",
      joins: "here",
      cost: "free",
      apart: "none",
      sample: false,
    },
    schedule: {
      first: "2026-11-24",
      time: "19:00",
      minutes: 75,
      zone: "America/New_York",
      unit: "week",
      every: 1,
      last: false,
      breaks: [],
      ...schedule,
    },
    ...changes,
  };
}

/** The same as the form of the screen sends it. */
export const groupFormWith = (changes: Parameters<typeof groupWith>[0] = {}) =>
  groupFromFields(groupFields(groupWith(changes)));

export async function openGroup(
  services: Services,
  changes: Parameters<typeof groupWith>[0] = {},
): Promise<string> {
  return (await createGroup(services, host, groupWith(changes))).id;
}

type SignUp = { slug?: string; key?: string } & Record<string, unknown>;

/** Fills in the form of the groups page. */
export function askForPlace(
  app: Pick<TestApp, "post">,
  email: string,
  { slug = "tuesday-circle", key, ...input }: SignUp = {},
): Promise<Response> {
  const body = { email, seats: 1, rules: 1, agree: true, ...input };
  return app.post(`/api/groups/${slug}/places`, body, key === undefined ? {} : { "idempotency-key": key });
}

/** Signs up, and confirms it with the link of the mail. @returns the first answer that refuses it, or that of the form. */
export async function signUp(
  app: Pick<TestApp, "post" | "services">,
  email: string,
  input: SignUp = {},
): Promise<Response> {
  const asked = await askForPlace(app, email, input);
  const { store, cipher } = app.services;
  const intent = await store.db
    .selectFrom("group_intents")
    .select("id")
    .where("email_index", "in", cipher.blindIndexes("group_intents", comparableEmail(email)))
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (asked.status !== 202 || !intent) return asked;
  const token = placeToken(app.services, intent.id);
  const confirmed = await app.post("/api/group-places/change", { token, action: "confirm" });
  return confirmed.status === 200 ? asked : confirmed;
}

/** The same without requests. @returns the id of the place. */
export async function takePlace(
  services: Services,
  slug: string,
  { name = "", website = "", ...person }: { email: string; seats: number; name?: string; website?: string },
): Promise<string> {
  const input = { ...person, name, website, rules: 1, agree: true as const };
  const id = await signUpForGroup(services, { slug, input, idempotencyKey: undefined });
  await changeOwnPlace(services, { token: placeToken(services, id), action: "confirm" });
  return id;
}

/** What somebody was mailed, by subject, without the mails that ask to confirm a sign-up. */
export function subjectsTo({ mails }: TestSmtp, email: string): readonly string[] {
  return mails
    .filter(({ rcpt, subject }) => rcpt.includes(email) && subject !== placeMailsEn.signUp.subject)
    .map(({ subject = "" }) => subject);
}

/** The token of the newest link that somebody was mailed. */
export function tokenOf({ mails }: TestSmtp, email: string): string {
  const mail = mails.findLast(({ rcpt, text }) => rcpt.includes(email) && text?.includes("#token="));
  return /#token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
