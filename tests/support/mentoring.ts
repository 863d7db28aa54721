import { lettersUrl } from "#features/mentors/reads/parties.server.ts";
import { mentors, type NewMentor } from "#features/mentors/record.server.ts";
import type { Side } from "#features/mentors/rules/request.ts";
import { proposeMentor } from "#features/mentors/writes/team.server.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { actorWith } from "./campaigns.ts";
import type { TestApp } from "./test-app.ts";

export const coordinator: Actor = actorWith("editor");

/** A mentor who fits the request below in everything; tests start on November 21, 2026. */
export const mentorWith = (changes: Partial<NewMentor> = {}): NewMentor => ({
  name: "Marlowe by the Sea",
  email: "marlowe@example.org",
  about: "Two losses, then donor eggs.",
  journeys: ["infertility"],
  languages: "en",
  zone: "America/New_York",
  trainedOn: "2026-05-01",
  supervisedOn: "2026-11-03",
  capacity: 2,
  state: "active",
  ...changes,
});

export async function addMentor(services: Services, changes: Partial<NewMentor> = {}): Promise<string> {
  return (await mentors.create(services, coordinator, mentorWith(changes))).id;
}

/** Asks for a mentor by the public endpoint. */
export function askForMentor(app: Pick<TestApp, "post">, changes: object = {}): Promise<Response> {
  return app.post("/api/mentoring/requests", {
    email: "wren@example.org",
    name: "Wren on the Hill",
    journey: "infertility",
    phase: "between treatments",
    languages: "en",
    zone: "America/Chicago",
    help: "Somebody who waited too.",
    avoid: "Advice about diets.",
    agree: true,
    ...changes,
  });
}

/** What one of the two does on their page. */
export async function onLetters(
  app: Pick<TestApp, "post">,
  path: "read" | "change" | "write",
  body: object,
): Promise<{
  status: number;
  fields?: object;
  letters: { step: string; side: Side; other?: object } & Record<string, unknown>;
}> {
  const response = await app.post(`/api/letters/${path}`, body);
  return { status: response.status, ...(await response.json()) };
}

/**
 * Matches whoever asked last with a new mentor, or stops when only the mentor has said yes.
 * @returns the links of both.
 */
export async function matchLast(
  app: TestApp,
  until: "asked" | "matched" = "matched",
): Promise<Record<Side, string>> {
  const { services } = app;
  const newest = (table: "mentor_requests" | "mentor_proposals") =>
    services.store.db.selectFrom(table).select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  const { id } = await newest("mentor_requests");
  await proposeMentor(services, coordinator, { id, mentorId: await addMentor(services) });
  const links = {
    person: lettersUrl(services, "person", { id, link_since: "" }),
    mentor: lettersUrl(services, "mentor", { id: (await newest("mentor_proposals")).id, link_since: "" }),
  };
  await onLetters(app, "change", { token: links.mentor, action: "yes" });
  if (until === "matched") await onLetters(app, "change", { token: links.person, action: "yes" });
  return links;
}
