import { assemble } from "#server/assemble.ts";
import { openGroup } from "#tests/support/group-places.ts";

/** Opens so many groups, group-0 and so on, each with so many seats. Run by sign-ups.ts. */

const [groups, size] = process.argv.slice(2).map(Number);
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
for (let at = 0; at < (groups ?? 0); at += 1)
  await openGroup(services, { slug: `group-${at}`, size: size ?? 1 });
services.mailer.close();
await services.store.close();
