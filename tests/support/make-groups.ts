import { signUpForGroup } from "#features/groups/meetings/writes/places.server.ts";
import type { Services } from "#platform/services.ts";
import { groupWith, openGroup } from "./group-places.ts";

/** The groups of the browser tests, each with how it takes people: by their slugs. */
const groups = {
  "tuesday-circle": { size: 3, name: "Tuesday circle" },
  "full-circle": { size: 1, name: "Full circle" },
  "closed-circle": { size: 6, name: "Closed circle", state: "closed" },
  "french-circle": { size: 6, name: "Cercle du mardi", language: "fr", cost: "members" },
} as const;

/** Opens the groups that people sign up for on the page. @returns the id of the first. */
export async function makeGroups(services: Services): Promise<string> {
  const { content } = groupWith();
  const ids: string[] = [];
  for (const [slug, { size, ...group }] of Object.entries(groups)) {
    const { state = "open", ...texts } = { ...group };
    ids.push(await openGroup(services, { slug, size, state, content: { ...content, ...texts } }));
  }
  const input = { email: "first@example.org", seats: 1, rules: 1, agree: true } as const;
  await signUpForGroup(services, { slug: "full-circle", input, idempotencyKey: undefined });
  return ids[0] ?? "";
}
