/**
 * Makes a campaign with answers and an editor who may sign in, on a site that runs.
 * Run: DATA_DIR=… SITE_URL=… node tests/support/make-answers.ts; it says the campaign's id.
 */
import { sendResponse } from "#features/campaigns/responses/writes/send.server.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "./campaigns.ts";
import { addEditor } from "./desk-person.ts";

const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
await addEditor(services);
const { id } = await publishedCampaign(services);
for (let at = 0; at < 60; at += 1) {
  const evening = at % 20 === 0 ? "never" : at % 3 === 0 ? "tuesday" : "monday";
  const input = {
    version: 1,
    answers: {
      evening: { chosen: [evening] },
      ...(evening === "never" ? {} : { helps: { chosen: at % 2 ? ["plan"] : ["plan", "group"] } }),
      ...(at % 6 === 0 ? { words: `<script>alert(${at})</script> A quiet room would help.` } : {}),
    },
    ...(at === 7 ? { website: "https://spam.example" } : {}),
  };
  await sendResponse(services, { slug: "the-wait", input, idempotencyKey: undefined });
}
process.stdout.write(id);
services.mailer.close();
await services.store.close();
