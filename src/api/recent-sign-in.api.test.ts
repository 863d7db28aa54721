import { afterEach, describe, expect, it } from "vitest";
import { isRecent, recentMinutes, safeAfterConfirming } from "#features/team/sign-in/rules.ts";
import { minute } from "#platform/clock/clock.ts";
import type { AnyEndpoint, WithoutRecentSignIn } from "#platform/http/endpoint.ts";
import { asksForRecentSignIn, listedPage } from "#platform/http/recent-sign-in.ts";
import { actAs, ask, cookiesOf, password, turnOnSecondFactor } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { allOperations, allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/**
 * Everything that asks as a whole. Whoever takes one out of this list weakens what an open screen, or a copied cookie,
 * gives away.
 */
const guarded = [
  "addPasskey",
  "backUpNow",
  "changeGroupDate",
  "changeGroupHost",
  "changeMeetingLink",
  "changeNotifications",
  "changePublishing",
  "changePurchaseLinks",
  "changeRetention",
  "changeTeam",
  "changeTeamMember",
  "closeMentorConcern",
  "deleteCampaign",
  "deleteClinicCode",
  "deleteGroup",
  "deleteGroupDraft",
  "deleteMentor",
  "deleteNewsletterIssue",
  "deletePicture",
  "deleteRedirect",
  "deleteResponse",
  "deleteSegment",
  "deleteTag",
  "discardContentDraft",
  "downloadBackup",
  "downloadPersonalData",
  "endMentorRequest",
  "endOtherSessions",
  "endOwnSession",
  "endOwnSessions",
  "endSessionOf",
  "endSessionsOf",
  "eraseConversation",
  "erasePersonalData",
  "eraseSubscriber",
  "exportAudit",
  "exportFoundInquiries",
  "exportFoundMessages",
  "exportGroupFigures",
  "exportInquiries",
  "exportMessages",
  "exportMonths",
  "exportRedirects",
  "exportResponsesCsv",
  "exportResponsesJson",
  "exportSubscribers",
  "exportVisits",
  "findPersonalData",
  "giveGroupPlace",
  "importRedirects",
  "importSubscribers",
  "inviteTeamMember",
  "liftGroupBar",
  "makeDkimKey",
  "printGroupFigures",
  "printMonth",
  "readMentorLetters",
  "reinviteTeamMember",
  "removeBackupPlace",
  "removeContent",
  "removeGroupPlace",
  "removeMailServer",
  "removePasskey",
  "resendNewsletterIssue",
  "resetSecondFactorOf",
  "saveBackupPlace",
  "saveMailServer",
  "shareContentDraft",
  "startPasskey",
  "stopMail",
  "switchWelcomeSeries",
  "testMailServer",
];

/** Everything else in the admin that isn't plain reading, with the reason that it declares. */
const declared: Partial<Record<WithoutRecentSignIn, readonly string[]>> = {
  "asks for the password, a code or a passkey itself": [
    "changeOwnPassword",
    "confirmIdentity",
    "confirmIdentityWithPasskey",
    "confirmSecondFactor",
    "moveSecondFactor",
    "renewRecoveryCodes",
    "startPasskeyConfirmation",
    "startSecondFactor",
    "turnOffSecondFactor",
  ],
  "changes one record, which can be changed again": [
    "addPicture",
    "addSubscriber",
    "addTranslation",
    "changeCampaign",
    "changeClinicCode",
    "changeClosedDays",
    "changeDoor",
    "changeInboxMails",
    "changeInquiryReplies",
    "changeMentor",
    "changeMessageReplies",
    "changeOwnName",
    "changePicture",
    "changeRedirect",
    "changeSender",
    "changeSendingPace",
    "changeSubscriber",
    "changeWeeklySummary",
    "changeWelcomeDays",
    "changeZone",
    "checkMailRecords",
    "clearMentorTalk",
    "createCampaign",
    "createClinicCode",
    "createGroup",
    "createMentor",
    "createRedirect",
    "duplicateCampaign",
    "followUpConversation",
    "moveCampaign",
    "moveConversation",
    "moveResponse",
    "noteConversation",
    "openLeftOutMail",
    "renamePasskey",
    "saveSegment",
    "separateMail",
    "takeBackProposal",
    "undoAnswer",
    "unlinkTranslation",
  ],
  "changes one record, and asks if that leads people elsewhere": ["changeGroup"],
  "is urgent while a meeting is on, and asks at any other time": ["removeFromMeeting"],
  "lists nothing personal": ["listPictures"],
  "reads no more than one screen shows": [
    "checkCertificate",
    "downloadInquiryAttachment",
    "downloadMessageAttachment",
    "previewContent",
    "previewContentOnPaper",
    "previewNewsletterIssue",
    "previewRetention",
    "searchAdmin",
    "searchContent",
    "searchSubscribers",
    "tellPresence",
  ],
  "changes several, which can be undone": [
    "changeSubscribers",
    "mergeConversations",
    "moveSeveral",
    "retryUnreadMails",
    "snoozeSeveral",
    "undoMoves",
    "undoSubscribers",
    "unmergeConversation",
  ],
  "writes to one person": [
    "answerConversation",
    "askAddressAgain",
    "proposeMentor",
    "retryMail",
    "sendTestMail",
    "testContentMail",
    "testNewsletterIssue",
  ],
  "changes a draft, which nobody outside the team sees": [
    "addArticle",
    "addEpisode",
    "addPage",
    "addWelcomeEmail",
    "askToPublish",
    "beginNextRound",
    "changeNewsletterIssue",
    "createNewsletterIssue",
    "importArticles",
    "moveNewsletterIssue",
    "moveWelcomeEmail",
    "restoreContent",
    "restoreNewsletterIssue",
    "saveContentDraft",
    "stopSharingContentDraft",
    "unscheduleContent",
  ],
  "publishes, and every version can be restored": ["addToMenu", "publishContent"],
};

/** Lists in pages, which ask beyond the first ones. */
const lists = ["listAudit", "searchConversations"];

describe.each(databases)("acts that need a recent sign-in on %s", (kind) => {
  async function begin() {
    const app = await openTestApp(kind);
    open.push(app);
    const { cookie } = await actAs(app, "owner");
    const site = siteWith(app.services, await allScreens());
    const call = async (method: string, path: string, cookieNow: string, body?: unknown) => {
      const headers = { cookie: cookieNow, origin: siteUrl, "content-type": "application/json" };
      const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
      return site.request(siteUrl + path, { method, headers, ...sent });
    };
    const confirm = (cookieNow: string, given: Record<string, string>) =>
      app.post("/api/admin/profile/confirm", given, { cookie: cookieNow });
    return { app, cookie, call, confirm };
  }

  it("are refused a quarter of an hour after signing in, and go on after a confirmation", async () => {
    const { app, cookie, call, confirm } = await begin();
    const all = (await allOperations(app.services)).filter(({ permission }) => permission !== undefined);
    // Messages and inquiries have operations of the same names.
    const names = (some: readonly AnyEndpoint[]) =>
      [...new Set(some.map(({ operationId }) => operationId))].toSorted();
    const asking = all.filter(asksForRecentSignIn);
    const others = all.filter((each) => !asksForRecentSignIn(each));
    expect(names(asking)).toEqual(guarded);
    const reasons = Map.groupBy(others, ({ withoutRecentSignIn }) => withoutRecentSignIn);
    expect(
      Object.fromEntries([...reasons].flatMap(([reason, some]) => (reason ? [[reason, names(some)]] : []))),
    ).toEqual(declared);
    const plain = reasons.get(undefined) ?? [];
    const paged = plain.filter((each) => listedPage(each, { cursor: "x" }) !== undefined);
    expect(names(paged)).toEqual(lists);
    // What declares nothing and doesn't ask only reads.
    for (const each of plain.filter((one) => !paged.includes(one)))
      expect(each.method, each.operationId).toBe("get");
    const codes = async (cookieNow: string, which = asking) => {
      const found: unknown[] = [];
      for (const { method, address: path, example, bodyOf, withoutRecentSignIn = "" } of which) {
        const address = path.replaceAll(/:\w+/g, "01a1fc74-724c-71fd-a085-833908003bf9");
        // Those that ask for the password themselves would take the one in the example.
        const given = withoutRecentSignIn.startsWith("asks for the password") ? {} : (example ?? {});
        const body = method === "get" ? undefined : bodyOf(given);
        const answer = await call(method.toUpperCase(), address, cookieNow, body);
        const text = await answer.text();
        expect(answer.status, address).not.toBe(401);
        found.push(/"code":"recent_sign_in_required"/.test(text) ? answer.status : "admitted");
      }
      return found;
    };
    app.clock.advance(recentMinutes * minute - 1);
    expect(await call("GET", "/api/admin/audit.csv", cookie)).toMatchObject({ status: 200 });
    app.clock.advance(1);
    expect(await codes(cookie)).toEqual(asking.map(() => 403));
    // Two ask by their input: another meeting link, and scheduling a newsletter.
    const admitted = await codes(cookie, others);
    const late = others.filter((_, index) => admitted[index] !== "admitted");
    expect(names(late)).toEqual(["changeGroup", "moveNewsletterIssue"]);

    const confirmed = await confirm(cookie, { password });
    expect(confirmed.status).toBe(200);
    // It would end the session, and what follows it wouldn't be asked anything.
    const staying = asking.filter(({ operationId }) => operationId !== "endOwnSessions");
    expect(await codes(cookiesOf(confirmed), staying)).toEqual(staying.map(() => "admitted"));
  }, 240_000);

  it("let three pages of a list be read later, again as often as wanted, and count the filters", async () => {
    const { app, cookie, call, confirm } = await begin();
    const id = "01a1fc74-724c-71fd-a085-833908003bf9";
    const cursors = [1, 2, 3, 4].map((hour) => `2026-11-21T0${hour}:00:00.000Z_${id}`);
    let now = cookie;
    for (const { operationId, method, address: path, example, bodyOf } of await allOperations(app.services)) {
      if (!lists.includes(operationId)) continue;
      app.clock.advance(recentMinutes * minute);
      const address = path.replace(":kind", "messages").replaceAll(/:\w+/g, id);
      const asks = async (input: Record<string, string>) => {
        const query = method === "get" ? `?${new URLSearchParams(input)}` : "";
        const body = method === "get" ? undefined : bodyOf({ ...example, ...input });
        const answer = await call(method.toUpperCase(), address + query, now, body);
        return (await answer.text()).includes('"code":"recent_sign_in_required"');
      };
      const found: boolean[] = [];
      for (const cursor of cursors) found.push(await asks({ cursor }), await asks({ cursor }));
      expect(found, operationId).toEqual([false, false, false, false, false, false, true, true]);
      now = cookiesOf(await confirm(now, { password }));
      expect(await asks({ cursor: cursors[3] ?? "" }), operationId).toBe(false);
    }
  });

  it("keep a campaign with its answers, a newsletter's readers and a subscriber's tag", async () => {
    const { app, cookie, call } = await begin();
    const made = await app.act("/admin/newsletters", "createNewsletterIssue", {}, { cookie });
    const { id: issueId } = await made.json();
    const create = (await allOperations(app.services)).find(
      ({ operationId }) => operationId === "createCampaign",
    );
    const campaign = await call("POST", "/admin/campaigns/new", cookie, create?.bodyOf(create.example ?? {}));
    const { id } = await campaign.json();
    expect(campaign.status).toBe(200);
    app.clock.advance(recentMinutes * minute);
    const before = await dumpOf(app.services);
    const issue = `/admin/newsletters/${issueId}`;
    const schedule = { revision: 1, move: "schedule", sendAt: "", zone: "America/New_York" };
    for (const [method, path, body] of [
      ["POST", `/admin/campaigns/${id}/edit`, { operation: "deleteCampaign", title: "" }],
      ["POST", issue, { operation: "deleteNewsletterIssue" }],
      ["POST", issue, { operation: "moveNewsletterIssue", ...schedule }],
      ["POST", issue, { operation: "moveNewsletterIssue", revision: 1, move: "resume" }],
      ["POST", issue, { operation: "resendNewsletterIssue", which: "failed" }],
      ["POST", "/api/admin/subscribers/import", { csv: "email\na@example.org", source: "x" }],
    ] as const) {
      const answer = await call(method, path, cookie, body);
      expect([answer.status, (await answer.json()).code], `${method} ${path}`).toEqual([
        403,
        "recent_sign_in_required",
      ]);
    }
    const rows = (text: string) => text.replaceAll(/"seen_at":"[^"]*"/g, "");
    expect(rows(await dumpOf(app.services))).toBe(rows(before));
  });

  it("ask for the password, and for a code where the second step is on; wrong ones count", async () => {
    const { app, cookie, confirm } = await begin();
    const wrong = await confirm(cookie, { password: "something else entirely" });
    expect([wrong.status, (await wrong.json()).fields]).toEqual([
      422,
      { password: "This isn't your current password" },
    ]);
    const factor = await turnOnSecondFactor(app, cookie);
    const alone = await confirm(factor.cookie, { password });
    expect([alone.status, (await alone.json()).fields]).toEqual([422, { code: "Please enter your code" }]);
    app.clock.advance(minute);
    const both = await confirm(factor.cookie, { password, code: factor.codes[0] ?? "" });
    expect(both.status).toBe(200);
    const now = cookiesOf(both);
    for (let attempt = 0; attempt < 12; attempt += 1)
      await confirm(now, { password: "wrong again and again", code: "123456" });
    const late = await confirm(now, { password, code: factor.codes[1] ?? "" });
    expect(late.status).toBe(429);
  });

  it("give the session another token, and no longer life", async () => {
    const { app, cookie, confirm } = await begin();
    const factor = await turnOnSecondFactor(app, cookie);
    const times = () =>
      app.services.store.db.selectFrom("member_sessions").select(["id", "created_at"]).execute();
    const before = await times();
    const confirmed = await confirm(factor.cookie, { password, code: factor.codes[0] ?? "" });
    const now = cookiesOf(confirmed);
    expect(await times()).toEqual(before);
    expect((await ask(app, "/api/admin/profile", { cookie: factor.cookie })).status).toBe(401);
    expect((await ask(app, "/api/admin/profile", { cookie: now })).status).toBe(200);
    // What checks the cookie's signature accepts it, too.
    const given = { password, code: appCode(factor.secret, 1) };
    const renewed = await app.act("/admin/profile", "renewRecoveryCodes", given, { cookie: now });
    expect(renewed.status).toBe(200);
    const acts = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(acts.map(({ action }) => action)).toContain("session.confirmed");
  });

  it("lead a download that is opened like a page to the question, and on to the file", async () => {
    const { app, cookie } = await begin();
    app.clock.advance(recentMinutes * minute);
    const path = "/api/admin/subscribers.csv?state=active";
    const answer = await app.app.request(siteUrl + path, { headers: { cookie, accept: "text/html,*/*" } });
    const confirmation = `/admin/confirm?to=${encodeURIComponent(path)}`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, confirmation]);
    const form = await app.app.request(`${siteUrl}/api/admin/profile/confirm`, {
      method: "POST",
      headers: {
        cookie,
        origin: siteUrl,
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ password, to: path }).toString(),
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, path]);
    expect((await ask(app, path, { cookie: cookiesOf(form) })).status).toBe(200);
  });

  it("lead a download to the login once the session has ended, and from there to its screen", async () => {
    const { app } = await begin();
    const open = async (referer: string, accept = "text/html,*/*") => {
      const headers = { accept, referer };
      const answer = await app.app.request(`${siteUrl}/api/admin/subscribers.csv`, { headers });
      return [answer.status, answer.headers.get("location")];
    };
    const back = "/admin/login?to=%2Fadmin%2Fsubscribers";
    expect(await open(`${siteUrl}/admin/subscribers?state=active`)).toEqual([303, back]);
    for (const referer of ["", "nowhere", "https://evil.example/admin/subscribers", `${siteUrl}/contact`])
      expect(await open(referer)).toEqual([303, "/admin/login"]);
    expect(await open(`${siteUrl}/admin/subscribers`, "*/*")).toEqual([401, null]);
  });
});

it("counts a sign-in for a quarter of an hour, and nothing that isn't a time", () => {
  const now = new Date("2026-11-23T12:15:00.000Z");
  expect(isRecent("2026-11-23T12:00:00.001Z", now)).toBe(true);
  expect(isRecent("2026-11-23T12:00:00.000Z", now)).toBe(false);
  expect(isRecent("", now)).toBe(false);
});

it("goes on only to the admin or one of its downloads", () => {
  expect(safeAfterConfirming("/api/admin/audit.csv?x=1")).toBe("/api/admin/audit.csv?x=1");
  expect(safeAfterConfirming("/admin/audit")).toBe("/admin/audit");
  for (const foreign of [
    "//evil.example",
    "/api/auth/sign-out",
    "https://evil.example",
    "/\\evil",
    undefined,
  ])
    expect(safeAfterConfirming(foreign)).toBe("/admin");
});
