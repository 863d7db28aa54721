import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCampaign } from "#features/campaigns/writes/draft.server.ts";
import { adminScreens } from "#features/index.server.ts";
import { addArticle } from "#features/site-content/writes/create-document.server.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { openGroup } from "#tests/support/group-places.ts";
import { limitedTo, ownerOf } from "#tests/support/limited-access.ts";
import { allOperations, allScreens, type Callable, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { type AccessKind, type Grant, newArticles } from "./access.ts";

const editor = actorWith("editor");
const dateKey = "2026-11-24";
const unknown = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Every item that an address, or an input, can name. */
type Items = Record<AccessKind, string>;

const grant = (kind: AccessKind, id: string, publish = false): Grant => ({ kind, id, publish });

/** What each of these people may call, and open, for their own item. Everything else is refused, whatever is added. */
const people: Record<
  string,
  { access: (own: Items) => Grant[]; calls: string[]; screens: string[]; home: string }
> = {
  campaign: {
    access: ({ campaign }) => [grant("campaign", campaign)],
    calls: ["changeCampaign", "readCampaignDraft"],
    screens: [
      "/admin/campaigns",
      "/admin/campaigns/:id/card",
      "/admin/campaigns/:id/edit",
      "/admin/campaigns/:id/responses",
    ],
    home: "/admin/campaigns",
  },
  publishing: {
    access: ({ campaign }) => [grant("campaign", campaign, true)],
    calls: ["changeCampaign", "moveCampaign", "readCampaignDraft"],
    screens: [
      "/admin/campaigns",
      "/admin/campaigns/:id/card",
      "/admin/campaigns/:id/edit",
      "/admin/campaigns/:id/responses",
    ],
    home: "/admin/campaigns",
  },
  group: {
    access: ({ group }) => [grant("group", group)],
    calls: [
      "changeDoor",
      "changeGroup",
      "changeGroupDate",
      "changeMeetingLink",
      "giveGroupPlace",
      "liftGroupBar",
      "removeFromMeeting",
      "removeGroupPlace",
    ],
    screens: [
      "/admin/groups",
      "/admin/groups/:id",
      "/admin/groups/:id/edit",
      "/admin/meetings",
      "/admin/meetings/:group/:date",
      "/admin/meetings/:group/:date/in",
    ],
    home: "/admin/groups",
  },
  article: {
    access: ({ article }) => [grant("article", article), grant("article", newArticles)],
    calls: [
      "addArticle",
      "addPicture",
      "askToPublish",
      "discardContentDraft",
      "listPictures",
      "previewContent",
      "readContent",
      "saveContentDraft",
    ],
    screens: ["/admin/site", "/admin/site/:id", "/admin/site/articles"],
    home: "/admin/site",
  },
  nothing: { access: () => [], calls: [], screens: [], home: "/admin/profile" },
};

/** They name no item in their address, so they are open to whoever has one, and check the item that is sent. */
const withItemInside = ["addArticle", "addPicture", "listPictures", "previewContent", "saveContentDraft"];

describe.each(databases)("limited access on %s", (kind) => {
  let app: TestApp;
  let site: TestApp["app"];
  let operations: Callable[];
  let own: Items;
  let other: Items;
  const cookies = new Map<string, string>();

  const makeItems = async (name: string): Promise<Items> => ({
    campaign: (
      await createCampaign(app.services, editor, {
        zone: "UTC",
        content: campaignWith({ title: `Evenings ${name}` }),
      })
    ).id,
    group: await openGroup(app.services, { slug: `${name}-circle` }),
    article: (await addArticle(app.services, editor, { title: `Waiting ${name}` })).document,
  });

  beforeAll(async () => {
    app = await openTestApp(kind);
    site = siteWith(app.services, await allScreens());
    const screens = Object.entries(await allScreens());
    operations = (await allOperations(app.services))
      .filter(({ path, permission }) => path.startsWith("/admin/") && permission !== "profile.own")
      // An operation is called at every screen that has it: at the form for a new item, and at that of each item.
      .flatMap((operation) => {
        if (operation.address.startsWith("/api/")) return [operation];
        const at = screens.filter(([, { action }]) => action?.operations[operation.operationId]);
        return at.map(([address]) => ({ ...operation, address }));
      });
    own = await makeItems("own");
    other = await makeItems("other");
    const owner = await ownerOf(app);
    for (const [name, { access }] of Object.entries(people)) {
      const { cookie } = await limitedTo(app, owner, access(own), `${name}@kinward.test`);
      cookies.set(name, cookie);
    }
  });
  afterAll(() => app.close());

  /** An address with these items, whatever it names. */
  const addressWith = (address: string, items: Items) => {
    const id = address.includes("/campaigns")
      ? items.campaign
      : address.includes("/groups") || address.includes("/meetings")
        ? items.group
        : address.includes("/site")
          ? items.article
          : unknown;
    return address
      .replace(":kind", "messages")
      .replace(":date", dateKey)
      .replace(/:(id|group)\b/, id)
      .replaceAll(/:\w+/g, unknown);
  };
  const call = async ({ method, address, bodyOf }: Callable, name: string, items: Items, input: object) => {
    const answer = await site.request(siteUrl + addressWith(address, items), {
      method: method.toUpperCase(),
      headers: { cookie: cookies.get(name) ?? "", origin: siteUrl, "content-type": "application/json" },
      ...(method === "get" ? {} : { body: bodyOf(input) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const isRefused = ({ status }: { status: number }) => status === 403 || status === 404;
  const unstorable = { "nothing takes": "this" };
  // Whoever may publish a campaign has the rights, and the screens, of whoever may write it.
  const apart = Object.keys(people).filter((name) => isWholeRun || name !== "campaign");

  it.each(Object.keys(people))("calls only what belongs to its own item: %s", async (name) => {
    const open: string[] = [];
    for (const operation of operations) {
      const answer = await call(operation, name, own, unstorable);
      expect(answer.status, operation.operationId).toBeLessThan(500);
      if (!isRefused(answer)) open.push(operation.operationId);
    }
    expect(open.toSorted()).toEqual(people[name]?.calls.toSorted());
  });

  it.each(apart)("does nothing with the items of others: %s", async (name) => {
    const unknownItems = { campaign: unknown, group: unknown, article: `article-${unknown}` };
    for (const operation of operations) {
      const { operationId, example = {} } = operation;
      const input = { ...example, ...("document" in example ? { document: other.article } : {}) };
      const isInside = withItemInside.includes(operationId) && !("document" in example);
      if (isInside) continue;
      const answer = await call(operation, name, other, input);
      expect(isRefused(answer), `${operationId}: ${answer.status}`).toBe(true);
      // An item that doesn't exist is refused in the same words.
      const of = { ...input, ...("document" in example ? { document: unknownItems.article } : {}) };
      expect(await call(operation, name, unknownItems, of), operationId).toEqual(answer);
    }
  });

  it.each(apart)("opens only the screens of its own item: %s", async (name) => {
    const headers = { cookie: cookies.get(name) ?? "" };
    const open: string[] = [];
    for (const { path, permission } of adminScreens) {
      if (permission === "profile.own") continue;
      const statusOf = async (items: Items) =>
        (await site.request(siteUrl + addressWith(path, items), { headers })).status;
      const status = await statusOf(own);
      expect(status, path).toBeLessThan(500);
      if (path === "/admin") continue;
      if (![403, 404].includes(status)) open.push(path);
      if (!path.includes(":")) continue;
      expect([403, 404], path).toContain(await statusOf(other));
    }
    expect(open.toSorted()).toEqual(people[name]?.screens.toSorted());
    const first = await site.request(`${siteUrl}/admin`, { headers });
    expect(first.headers.get("location")).toBe(people[name]?.home);
  });

  it("names no item of others on a screen", async () => {
    const titles = ["Evenings other", "Waiting other"];
    for (const name of Object.keys(people))
      for (const path of people[name]?.screens ?? []) {
        const address = `${siteUrl}${addressWith(path, own)}.data`;
        const text = await (
          await site.request(address, { headers: { cookie: cookies.get(name) ?? "" } })
        ).text();
        for (const id of Object.values(other)) expect(text, path).not.toContain(id);
        for (const title of titles) expect(text, path).not.toContain(`"${title}"`);
      }
  });
});
