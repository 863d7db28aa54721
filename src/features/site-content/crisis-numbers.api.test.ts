import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { crisisCard, crisisDocument, crisisHelp, crisisShort } from "#content/crisis.ts";
import { savedReplies } from "#features/inbox/reads/saved-replies.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { actAs } from "#tests/support/admin.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { quiet } from "#tests/support/newsletters.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { calledNumbers } from "./rules/numbers-in.ts";

const { id, shipped } = crisisDocument;

describe.each(databases)("the numbers of the crisis lines on %s", (kind) => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await openTestApp(kind);
    ({ cookie } = await actAs(app, "editor"));
  });
  afterEach(async () => {
    await app.close();
  });

  const read = (who = cookie) => contentEditor(app, { cookie: who }).read(id);

  async function publish(value: unknown) {
    const { draft, act } = contentEditor(app, { cookie });
    const { revision, problems } = (await draft(id, value)).body;
    const { status } = await act(id, "publishContent", { revision });
    return { status, problems };
  }

  it.each([
    [["canada", "1", "ways", "0"], { text: "Call 989", href: "tel:988" }],
    [["unitedStates", "0", "ways", "0"], { text: "Call {crisis}", href: "tel:911" }],
    [["help", "danger"], { text: "Call 912", href: "tel:911" }],
    [["help", "ways", "2"], { text: "Chat at 989", href: "https://988lifeline.org/" }],
    [["box", "1"], { text: "912", href: "tel:911" }],
  ])("can't be published over a link to another number: %s", async (path, way) => {
    const { status, problems } = await publish(withValueAt(shipped, path, way));
    expect(status).toBe(422);
    expect(Object.keys(problems)).toEqual([expect.stringContaining(path.join("."))]);
  });

  it("can't be published over another link above every page", async () => {
    const value = withValueAt(withValueAt(shipped, ["linkText"], "call 989"), ["href"], "tel:988");
    expect((await publish(value)).problems).toHaveProperty("href", expect.stringContaining("989"));
  });

  it("change in one place: links, cards and calendars follow, and other documents that print one are listed", async () => {
    const before = await read();
    expect(before.numberPlaces).toContainEqual({
      number: "988",
      documents: expect.arrayContaining([{ id: "pregnancy-loss", title: expect.any(String) }]),
      texts: expect.anything(),
    });
    // No year or name: with the lines as they are, nothing is out of date.
    const listed: string[] = before.numberPlaces.map(({ number }: { number: string }) => number);
    expect(listed.filter((number) => !calledNumbers(shipped).has(number))).toEqual([]);
    expect((await publish(withValueAt(shipped, ["numbers", "crisis"], "989"))).status).toBe(200);
    expect(app.services.asSite(() => crisisShort())).toMatchObject({
      linkText: "call or text 989",
      href: "tel:989",
    });
    expect(
      app.services.asSite(() => JSON.stringify([crisisShort(), crisisCard().regions, crisisHelp()])),
    ).not.toMatch(/(?:tel:|sms:|Call |Text |text )988/);
    const calendar = await (await app.app.request(`${siteUrl}/support/groups.ics`)).text();
    expect(calendar).toContain("text 989");
    expect(calendar.replaceAll(/^UID:.*$/gm, "")).not.toContain("988");
    // The number that the lines no longer have stays listed until each document names the new one.
    const numbers = (await read()).numberPlaces.map(({ number }: { number: string }) => number);
    expect(numbers).toContain("988");
  });

  it("are listed with what the team wrote in replies, newsletters and campaigns, until each has the new one", async () => {
    const patch = (path: string, body: object) =>
      app.app.request(siteUrl + path, {
        method: "PATCH",
        headers: { cookie, origin: siteUrl, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const texts = async (who = cookie) =>
      (await read(who)).numberPlaces
        .filter(({ number }: { number: string }) => number === "988")
        .flatMap((each: { texts: unknown[] }) => each.texts);
    const putReplies = (replies: object[], expected: string) =>
      app.act("/admin/replies", "changeMessageReplies", { replies, expected }, { cookie });
    const reply = { id: "own", title: "Help now", text: "Please call or text 988." };
    await putReplies([reply, { ...reply, id: "b", title: "Hello", text: "Hello" }], "");
    const content = { ...quiet, subject: "Nights", text: "Call\n\n- 988\n- us" };
    const issue = await app.act("/admin/newsletters", "createNewsletterIssue", { content }, { cookie });
    const { id: issueId } = await issue.json();
    const campaignContent = campaignWith({ title: "Ask", introduction: "In a crisis, call 988." });
    const campaign = await (
      await app.act("/admin/campaigns/new", "createCampaign", { content: campaignContent }, { cookie })
    ).json();
    expect(await texts()).toEqual([
      { href: "/admin/replies", title: "Saved reply: Help now" },
      { href: `/admin/newsletters/${issueId}`, title: "Newsletter: Nights" },
      { href: `/admin/campaigns/${campaign.id}/edit`, title: "Campaign: Ask" },
    ]);
    // Viewers read no messages and write nothing.
    expect(await texts((await actAs(app, "viewer")).cookie)).toEqual([]);

    const { expected } = await savedReplies(app.services, "messages");
    await putReplies([{ ...reply, text: "Please call or text 989." }], expected);
    await patch(`/api/admin/newsletters/${issueId}`, {
      revision: 1,
      content: { ...content, text: "Call 989" },
    });
    await patch(`/api/admin/campaigns/${campaign.id}`, {
      revision: campaign.revision,
      content: { ...campaignContent, introduction: "In a crisis, call 989." },
    });
    expect(await texts()).toEqual([]);
  });
});
