import * as z from "zod";
import { meetingScreen } from "#features/groups/reads/meetings.server.ts";
import { groupPlaces, placeUrl } from "#features/groups/reads/places.server.ts";
import { groupWith, host, openGroup, signUp } from "./group-places.ts";
import type { TestApp } from "./test-app.ts";

export const robin = "robin@example.org";
const formats = ["after-loss", "pregnant-or-parenting", "living-without-children", "by-path"] as const;
export const slugs = formats.map((format) => `circle-${format}`);
export const answerShape = z.object({
  done: z.optional(z.string()),
  offered: z.optional(z.boolean()),
  now: z.optional(
    z.object({
      everything: z.boolean(),
      leftOut: z.array(z.string()),
      stays: z.boolean(),
      places: z.optional(z.number()),
      shownToHost: z.optional(z.boolean()),
      until: z.string(),
    }),
  ),
});

/** The last is for one path. */
export async function groupsOfEachKind(app: TestApp, size = 2): Promise<readonly string[]> {
  const { content } = groupWith();
  const ids: string[] = [];
  for (const format of formats) {
    const path = format === "by-path" ? "adoption" : "every";
    ids.push(
      await openGroup(app.services, {
        slug: `circle-${format}`,
        size,
        content: { ...content, format, path },
      }),
    );
  }
  return ids;
}

export const joinAll = async (app: TestApp, email = robin) => {
  for (const slug of slugs) await signUp(app, email, { slug });
};

/** Somebody's places in the order of the groups, as the team reads them. */
export async function placesOf(app: TestApp, groups: readonly string[], email = robin) {
  const all = await Promise.all(groups.map((id) => groupPlaces(app.services, host, id)));
  return all.flatMap((places) => places.filter((each) => each.email === email));
}

/** Whether each group's host reads that somebody is taking a break. */
export async function breaksShown(app: TestApp, groups: readonly string[]): Promise<readonly boolean[]> {
  const at = (groupId: string) => ({ groupId, dateKey: "2026-11-24" });
  const screens = groups.map((id) => meetingScreen(app.services, host, at(id)));
  return (await Promise.all(screens)).map((screen) => JSON.stringify(screen).includes("Taking a break"));
}

export const pausedOf = async (app: TestApp, groups: readonly string[]) =>
  (await placesOf(app, groups)).map(({ paused }) => paused);

export async function placeToken(app: TestApp, groups: readonly string[]): Promise<string> {
  const [first] = await placesOf(app, groups);
  return placeUrl(app.services, first?.id ?? "");
}

/** Presses a button of the page; none opens it. */
export const press = (app: Pick<TestApp, "post">, token: string, what?: string, more: object = {}) =>
  app.post("/api/something-changed", { token, ...(what === undefined ? {} : { press: what }), ...more });
