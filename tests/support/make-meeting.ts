import { Temporal } from "temporal-polyfill";
import { placeUrl } from "#features/groups/reads/places.server.ts";
import { openDoor } from "#features/groups/writes/door.server.ts";
import { changeGroupHost } from "#features/groups/writes/hosts.server.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { actorWith } from "./campaigns.ts";
import { groupWith, openGroup, takePlace } from "./group-places.ts";

const people = [
  { name: "Ada", seats: 1, came: true },
  { name: "Bea and Jo", seats: 2, came: true },
  { name: "", seats: 1, came: false },
  { name: "Ada", seats: 1, came: false },
] as const;

/** A group whose meeting has just begun, with a host and four places. @returns the id of the group. */
export async function makeMeeting(services: Services): Promise<string> {
  const zone = "America/New_York";
  const now = Temporal.Instant.from(services.clock.now().toISOString()).toZonedDateTimeISO(zone);
  const schedule = {
    first: now.toPlainDate().toString(),
    time: now.toPlainTime().toString({ smallestUnit: "minute" }),
    // As long as a run of all browser tests.
    minutes: 240,
    zone,
  };
  const groundRules = [
    "What's said here stays here.",
    "- First names only.",
    "- Speak from your own experience.",
    "- It's fine to pass every time.",
  ].join("\n");
  const content = { ...groupWith().content, name: "Tuesday circle", groundRules };
  const id = await openGroup(services, { schedule, content });
  const host = (await listMembers(services)).find(({ role }) => role === "host");
  if (host)
    await changeGroupHost(services, actorWith("editor"), { groupId: id, memberId: host.id, isHost: true });
  // Another group, which this host must not see.
  await openGroup(services, { slug: "other-circle", schedule });
  for (const [at, { name, seats }] of people.entries())
    await takePlace(services, "tuesday-circle", { email: `person${at}@example.org`, name, seats });
  const places = await services.store.db
    .selectFrom("group_places")
    .select("id")
    .where("group_id", "=", id)
    .orderBy("rank")
    .execute();
  for (const [at, place] of places.entries())
    if (people[at]?.came)
      await openDoor(services, new URL(placeUrl(services, place.id)).hash.replace("#token=", ""));
  return id;
}
