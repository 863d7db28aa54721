import type { GroupInput, GroupText } from "#features/groups/schema/group.ts";
import type { Services } from "#platform/services.ts";
import { groupWith, openGroup, takePlace } from "./group-places.ts";

type Group = Pick<GroupInput, "slug" | "size"> &
  Partial<Pick<GroupInput, "state">> & { texts: Partial<GroupText> };

/** The groups of the browser tests, each with how it takes people. */
const groups: readonly Group[] = [
  { slug: "tuesday-circle", size: 3, texts: { name: "Tuesday circle" } },
  { slug: "full-circle", size: 1, texts: { name: "Full circle" } },
  { slug: "closed-circle", size: 6, state: "closed", texts: { name: "Closed circle" } },
  { slug: "french-circle", size: 6, texts: { name: "Cercle du mardi", language: "fr", cost: "members" } },
];

/** Opens the groups that people sign up for on the page. @returns the id of the first. */
export async function makeGroups(services: Services): Promise<string> {
  const { content } = groupWith();
  const ids: string[] = [];
  for (const { texts, ...group } of groups)
    ids.push(await openGroup(services, { ...group, content: { ...content, ...texts } }));
  await takePlace(services, "full-circle", { email: "first@example.org", seats: 1 });
  return ids[0] ?? "";
}
