import { afterEach, describe, expect, it } from "vitest";
import { memberWithSessions } from "#features/team/members/reads/accounts.server.ts";
import { minute } from "#platform/clock/clock.ts";
import type { Grant } from "#platform/permissions/access.ts";
import { addPerson } from "#tests/support/admin.ts";
import { monday } from "#tests/support/answers.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { giveAccess, limitedTo, ownerOf } from "#tests/support/limited-access.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp } from "#tests/support/test-app.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const grant = (id: string): Grant => ({ kind: "campaign", id, publish: false });
const dana = "dana@kinward.test";
/** Her address, as somebody typed it. */
const typed = "Dana@kinward.test";
const outside = "partner@example.org";

describe.each(databases)("mails about new answers on %s", (kind) => {
  async function start() {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    closing.push(
      () => smtp.close(),
      () => app.close(),
    );
    const owner = await ownerOf(app);
    /** Who is mailed about the next answer. */
    const mailed = async (slug: string) => {
      const before = smtp.mails.length;
      expect((await answer(app, slug, { answers: monday })).status).toBe(201);
      app.clock.advance(16 * minute);
      await app.worker.drain();
      return smtp.mails
        .slice(before)
        .flatMap(({ rcpt }) => rcpt)
        .toSorted();
    };
    return { app, owner, mailed };
  }

  it("go to somebody of the team while they can see the campaign, and to other addresses always", async () => {
    const { app, owner, mailed } = await start();
    const host = await addPerson(app, "host", "host@kinward.test");
    const viewer = await addPerson(app, "viewer", "viewer@kinward.test");
    const notify = [typed, outside, host, viewer];
    const { id } = await publishedCampaign(app.services, { slug: "the-wait", notify });
    const other = await publishedCampaign(app.services, { slug: "the-evening" });
    const person = await limitedTo(app, owner, [grant(id)], dana);
    const everybody = [typed, outside, viewer].toSorted();
    expect(await mailed("the-wait")).toEqual(everybody);
    await giveAccess(app, owner, person.id, [grant(other.id)]);
    expect(await mailed("the-wait")).toEqual([outside, viewer]);
    await giveAccess(app, owner, person.id, [grant(id)]);
    expect(await mailed("the-wait")).toEqual(everybody);
    await app.services.store.db
      .updateTable("team_members")
      .set({ state: "disabled" })
      .where("id", "=", person.id)
      .execute();
    expect(await mailed("the-wait")).toEqual([outside, viewer]);
  });

  it("are shown to owners on the screen of a team member: which campaigns send them, and where else they go", async () => {
    const { app, owner } = await start();
    const notify = [dana, outside];
    const { id } = await publishedCampaign(app.services, { slug: "the-wait", notify });
    const quiet = await publishedCampaign(app.services, { slug: "the-evening" });
    const person = await limitedTo(app, owner, [grant(id), grant(quiet.id)], dana);
    const shown = async () => (await memberWithSessions(app.services, owner, person.id)).notified;
    const title = "What would help during the wait?";
    const href = `/admin/campaigns/${id}/edit`;
    expect(await shown()).toEqual([{ id, title, href, state: "mailed", others: [outside] }]);
    await giveAccess(app, owner, person.id, [grant(quiet.id)]);
    expect(await shown()).toEqual([{ id, title, href, state: "stopped", others: [outside] }]);
  });
});
