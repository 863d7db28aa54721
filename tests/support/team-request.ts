import { request } from "@playwright/test";
import type { Role } from "#platform/permissions/access.ts";
import { teamPassword } from "./prepared-data.ts";
import { expect } from "./site.ts";
import type { Site } from "./start-site.ts";

/** Sends something to the site, which must take it. @returns its answer. */
type Post = (path: string, data: object) => Promise<unknown>;

/** Calls a site as a prepared team member, with cookies apart from the test's browser. */
export async function asTeam(
  { url }: Site,
  role: Role,
  act: (post: Post) => Promise<unknown>,
): Promise<void> {
  const own = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const post: Post = async (path, data) => {
    const answer = await own.post(path, { data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  await post("/api/auth/sign-in", { email: `${role}@kinward.test`, password: teamPassword });
  await act(post);
  await own.dispose();
}
