import { sendResponse } from "#features/campaigns/responses/writes/send.server.ts";
import type { Services } from "#platform/services.ts";
import { publishedCampaign } from "./campaigns.ts";

/** Makes a campaign with sixty answers, one of them suspected spam. @returns its id. */
export async function makeAnswers(services: Services): Promise<string> {
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
    await sendResponse(services, { slug: "the-wait", input, idempotencyKey: undefined, network: "" });
  }
  return id;
}
