import { sendResponse } from "#features/campaigns/responses/writes/send.server.ts";
import { createCampaign } from "#features/campaigns/writes/draft.server.ts";
import { moveCampaign } from "#features/campaigns/writes/publish.server.ts";
import { createClinicCode } from "#features/clinic-codes/writes.server.ts";
import type { Services } from "#platform/services.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { actorWith, publishedCampaign } from "./campaigns.ts";

/** Fills the lists of campaigns and clinic codes. @returns the id of the campaign that is open. */
export async function makeLists(services: Services): Promise<string> {
  const { db } = services.store;
  const editor = actorWith("editor");
  const { id } = await publishedCampaign(services, { cap: 300 });
  for (let at = 0; at < 3; at += 1)
    await sendResponse(services, {
      slug: "the-wait",
      input: { version: 1, answers: { evening: { chosen: ["monday"] } } },
      idempotencyKey: undefined,
      network: "",
    });
  await publishedCampaign(services, {
    title: "Group times for spring",
    slug: "spring-groups",
    opens: "2099-03-01T14:00:00.000Z",
  });
  const closed = await publishedCampaign(services, {
    title: "Staff check-in, autumn, with a title that goes on for longer than most of them ever do",
    slug: "staff-autumn",
    purpose: `We ask so that we can plan. ${"It helps us to know what would ease the days of those who work here. ".repeat(3)}`,
  });
  await moveCampaign(services, editor, closed.id, "close");
  await createCampaign(services, editor, {
    zone: "UTC",
    content: campaignWith({ title: "Worksheet feedback", slug: "" }),
  });

  const clinic = {
    clinic: "Sample Clinic One",
    covers: "The first two months",
    uses: 50,
    lastDay: "2099-05-31",
  };
  const clinicCode = await createClinicCode(services, editor, {
    ...clinic,
    code: "SAMPLE-ONE",
    plan: "infertility",
  });
  const past = await createClinicCode(services, editor, { ...clinic, code: "", plan: "premium", uses: null });
  // A last day can't be set once it's over.
  await db.updateTable("clinic_codes").set({ last_day: "2020-01-31" }).where("id", "=", past.id).execute();
  await db
    .insertInto("clinic_code_counts")
    .values([
      { code_id: clinicCode.id, kind: "view", day: "2026-01-05", count: 31 },
      { code_id: clinicCode.id, kind: "press", day: "2026-01-05", count: 4 },
    ])
    .execute();
  return id;
}
