import { placeUrl } from "#features/groups/reads/places.server.ts";
import type { GroupInput } from "#features/groups/schema/group.ts";
import { openDoor } from "#features/groups/writes/door.server.ts";
import { createGroup } from "#features/groups/writes/groups.server.ts";
import { changeGroupHost } from "#features/groups/writes/hosts.server.ts";
import { changeOwnPlace } from "#features/groups/writes/places.server.ts";
import { signUpForGroup } from "#features/groups/writes/sign-up.server.ts";
import { firstNames, person } from "./people.ts";
import { demoZone, type Story } from "./story.ts";

type SampleGroup = Pick<GroupInput, "slug" | "size" | "state"> & {
  texts: Pick<GroupInput["content"], "name" | "forWhom" | "format" | "path" | "language" | "apart">;
  /** The day of its first meeting, and how many people sign up, two of them as a couple. */
  firstDaysAgo: number;
  time: string;
  people: number;
};

const sampleGroups: readonly SampleGroup[] = [
  {
    ...{ slug: "evening-circle", size: 8, state: "open", firstDaysAgo: 29, time: "19:00", people: 11 },
    texts: {
      ...{ name: "Evening circle", forWhom: "Anyone who waits, wherever you are on your way." },
      ...{ format: "open-circle", path: "every", language: "en", apart: "none" },
    },
  },
  {
    ...{ slug: "after-a-loss-evenings", size: 6, state: "open", firstDaysAgo: 27, time: "20:00", people: 5 },
    texts: {
      ...{ name: "After a loss, in the evening", forWhom: "Anyone after a loss, recent or long ago." },
      ...{ format: "after-loss", path: "every", language: "en", apart: "loss" },
    },
  },
  {
    ...{ slug: "circulo-de-espera", size: 8, state: "open", firstDaysAgo: 12, time: "19:00", people: 4 },
    texts: {
      ...{ name: "Círculo de espera", forWhom: "Para quienes esperan, en español." },
      ...{ format: "open-circle", path: "every", language: "es", apart: "none" },
    },
  },
  {
    ...{ slug: "second-evening", size: 8, state: "draft", firstDaysAgo: -14, time: "18:30", people: 0 },
    texts: {
      ...{ name: "Second evening circle", forWhom: "Those who wait for a place in the first one." },
      ...{ format: "open-circle", path: "every", language: "en", apart: "none" },
    },
  },
];

const groundRules = [
  "What's said here stays here.",
  "- First names only.",
  "- Speak from your own experience.",
  "- It's fine to pass, and to keep your camera off.",
].join("\n");

/** Groups with meetings past and next, a waiting list, a couple and a host. */
export function planGroups(story: Story): void {
  const { services, team } = story;
  for (const group of sampleGroups)
    story.plan(story.at(33, "11:00"), async () => {
      const { id } = await createGroup(services, team.editor, inputOf(story, group));
      if (group.state === "draft") return;
      await changeGroupHost(services, team.owner, { groupId: id, memberId: team.host.id, isHost: true });
      planPlaces(story, group);
      for (let daysAgo = group.firstDaysAgo; daysAgo > 0; daysAgo -= 7)
        story.plan(story.at(daysAgo, group.time), () => meet(story, id));
    });
}

function inputOf(story: Story, { slug, size, state, texts, firstDaysAgo, time }: SampleGroup): GroupInput {
  return {
    ...{ slug, size, state, offerHours: 24, address: "https://meet.example/a-sample-room" },
    content: {
      ...texts,
      ...{ host: "Sample Host", groundRules, joins: "here", cost: "free", sample: false },
    },
    schedule: {
      ...{ first: story.day(firstDaysAgo), time, minutes: 75, zone: demoZone },
      ...{ unit: "week", every: 1, last: false, breaks: [] },
    },
  };
}

function planPlaces(story: Story, { slug, people, firstDaysAgo }: SampleGroup): void {
  const { services, random } = story;
  const from = random.whole(0, 20);
  for (let at = 0; at < people; at += 1) {
    const { name, email } = person(firstNames[(from + at) % firstNames.length] ?? "Ada");
    const seats = at === 2 ? 2 : 1;
    const daysAgo = Math.max(1, Math.min(32, firstDaysAgo + 3) - at);
    story.plan(story.at(daysAgo, `${random.whole(10, 22)}:20`), async () => {
      const id = await signUpForGroup(services, {
        slug,
        input: { email, name: name.replace(" Sample", ""), seats, rules: 1, agree: true, website: "" },
        idempotencyKey: undefined,
      });
      await changeOwnPlace(services, { token: tokenOf(story, id), action: "confirm" });
    });
  }
  if (people < 10) return;
  // Somebody pauses, so that a place is offered to whoever waits.
  story.plan(story.at(6, "10:10"), async () => {
    const [, second] = await placesOf(story, slug);
    if (second) await changeOwnPlace(services, { token: tokenOf(story, second), action: "cancel" });
  });
}

async function placesOf({ services }: Story, slug: string): Promise<readonly string[]> {
  const rows = await services.store.db
    .selectFrom("group_places")
    .innerJoin("support_groups", "support_groups.id", "group_places.group_id")
    .select("group_places.id")
    .where("slug", "=", slug)
    .where("group_places.state", "=", "held")
    .orderBy("rank")
    .execute();
  return rows.map(({ id }) => id);
}

const tokenOf = ({ services }: Story, placeId: string) =>
  new URL(placeUrl(services, placeId)).hash.replace("#token=", "");

/** Most of those who have a place come to a meeting. */
async function meet(story: Story, groupId: string): Promise<void> {
  const places = await story.services.store.db
    .selectFrom("group_places")
    .select("id")
    .where("group_id", "=", groupId)
    .where("state", "=", "held")
    .orderBy("rank")
    .execute();
  for (const { id } of places)
    if (story.random.next() < 0.8) await openDoor(story.services, tokenOf(story, id));
}
