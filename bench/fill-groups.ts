import { writeFileSync } from "node:fs";
import { placeToken } from "#features/groups/reads/places.server.ts";
import { signUpForGroup } from "#features/groups/writes/sign-up.server.ts";
import { assemble } from "#server/assemble.ts";
import { openGroup } from "#tests/support/group-places.ts";

/**
 * Opens so many groups, group-0 and so on, each with so many seats and so many people who have signed up, and writes
 * their links to a file, group by group. Run by sign-ups.ts.
 */

const [groups = 0, size = 1, people = 0] = process.argv.slice(2, 5).map(Number);
const file = process.argv[5] ?? "";
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
const links: string[][] = [];
for (let at = 0; at < groups; at += 1) {
  const slug = `group-${at}`;
  await openGroup(services, { slug, size });
  const ids = await Promise.all(
    Array.from({ length: people }, (_, who) => {
      const person = { email: `reader${at}.${who}@example.org`, name: "", seats: 1, website: "" };
      const input = { ...person, rules: 1, agree: true as const };
      return signUpForGroup(services, { slug, input, idempotencyKey: undefined });
    }),
  );
  links.push(ids.map((id) => placeToken(services, id)));
}
writeFileSync(file, JSON.stringify(links));
services.mailer.close();
await services.store.close();
