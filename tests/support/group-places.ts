import { groupFields, groupFromFields } from "#features/groups/meetings/rules/form-fields.ts";
import type { GroupInput } from "#features/groups/meetings/schema.ts";
import { createGroup } from "#features/groups/meetings/writes/groups.server.ts";
import type { Actor } from "#features/permissions/access.ts";
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

/** Signs up by the public endpoint. */
export function signUp(
  app: Pick<TestApp, "post">,
  email: string,
  { slug = "tuesday-circle", key, ...input }: { slug?: string; key?: string } & Record<string, unknown> = {},
): Promise<Response> {
  const body = { email, seats: 1, rules: 1, agree: true, ...input };
  return app.post(`/api/groups/${slug}/places`, body, key === undefined ? {} : { "idempotency-key": key });
}

/** What somebody was mailed, by subject. */
export function subjectsTo({ mails }: TestSmtp, email: string): readonly string[] {
  return mails.filter(({ rcpt }) => rcpt.includes(email)).map(({ subject = "" }) => subject);
}

/** The token of the newest link that somebody was mailed. */
export function tokenOf({ mails }: TestSmtp, email: string): string {
  const mail = mails.findLast(({ rcpt, text }) => rcpt.includes(email) && text?.includes("#token="));
  return /#token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
