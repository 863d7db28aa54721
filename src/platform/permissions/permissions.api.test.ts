import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import { allOperations, allScreens, type Callable, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { permissions, type Role, roleMay, roles } from "./access.ts";

describe.each(databases)("every operation of the admin on %s", (kind) => {
  let app: TestApp;
  let site: TestApp["app"];
  let operations: Callable[];
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    app = await openTestApp(kind);
    site = siteWith(app.services, await allScreens());
    operations = (await allOperations(app.services)).filter(({ path }) => path.startsWith("/admin/"));
    for (const role of roles) cookies.set(role, (await actAs(app, role)).cookie);
  });
  afterAll(() => app.close());

  // An input that nothing takes is refused by every write, and after the guard: nothing is changed by asking.
  const call = (
    { method, address, bodyOf }: Pick<Callable, "method" | "address" | "bodyOf">,
    cookie: string,
  ) =>
    site.request(siteUrl + address.replace(/:\w+/g, "nothing-here"), {
      method: method.toUpperCase(),
      headers: { cookie, origin: siteUrl, "content-type": "application/json" },
      ...(method === "get" ? {} : { body: bodyOf({ "nothing takes": "this" }) }),
    });

  it("is there, and each asks for a permission", () => {
    expect(operations.length).toBeGreaterThanOrEqual(8);
    for (const { path, permission } of operations) expect(permission, path).toBeDefined();
  });

  it("is refused without a session, and changes nothing from another site", async () => {
    for (const operation of operations) {
      const { path } = operation;
      const answer = await call(operation, "");
      expect([path, answer.status]).toEqual([path, 401]);
      expect((await answer.json()).code).toBe("unauthorized");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  // Limited access depends on the item: limited.api.test.ts.
  it.each(roles.filter((role) => role !== "limited"))(
    "is open to %s exactly as the table says",
    async (role) => {
      for (const operation of operations) {
        const { method, path, permission } = operation;
        if (permission === undefined) continue;
        const { status } = await call(operation, cookies.get(role) ?? "");
        expect([path, status === 403], `${method} ${path} for ${role}`).toEqual([
          path,
          !roleMay(role, permission),
        ]);
        expect(status).not.toBe(401);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it("tells strangers nothing of what is there", async () => {
    const nothing = { method: "get", address: "/api/admin/nothing", bodyOf: JSON.stringify } as const;
    expect((await call(nothing, "")).status).toBe(401);
    expect((await call(nothing, cookies.get("viewer") ?? "")).status).toBe(404);
  });
});

/** What deletes something, or writes a file that is taken away: who may, and which operations do it. */
const classes: Readonly<Record<string, { may: readonly Role[]; operations: readonly string[] }>> = {
  "deletes what only the team made, and no person's data hangs on": {
    may: ["owner", "editor"],
    operations: [
      ...["deleteGroupDraft", "deletePicture", "deleteSegment", "deleteTag"],
      ...["discardContentDraft", "removeContent"],
    ],
  },
  "deletes a draft; what was public or went to people, the write leaves to owners": {
    may: ["owner", "editor"],
    operations: ["deleteCampaign", "deleteNewsletterIssue"],
  },
  "deletes a person's record, or what people are among": {
    may: ["owner"],
    operations: [
      ...["deleteClinicCode", "deleteGroup", "deleteMentor"],
      ...["deleteResponse", "eraseConversation", "erasePersonalData", "eraseSubscriber"],
    ],
  },
  "removes a setting, or where an address leads": {
    may: ["owner"],
    operations: ["deleteRedirect", "removeBackupPlace", "removeMailServer"],
  },
  "ends something that stays on record": {
    may: ["owner", "editor"],
    operations: ["clearMentorTalk", "endMentorRequest", "liftGroupBar", "removeGroupPlace"],
  },
  "ends something during a meeting": { may: ["owner", "editor", "host"], operations: ["removeFromMeeting"] },
  "ends sessions of somebody else": { may: ["owner"], operations: ["endSessionOf", "endSessionsOf"] },
  "removes what is one's own": {
    may: roles,
    operations: ["endOtherSessions", "endOwnSession", "endOwnSessions", "removePasskey"],
  },
  "takes rounded figures of nobody": {
    may: ["owner", "editor", "viewer"],
    operations: ["exportMonths", "printMonth"],
  },
  "takes figures, drafts on paper and one file of a message": {
    may: ["owner", "editor"],
    operations: [
      ...["downloadInquiryAttachment", "downloadMessageAttachment", "exportGroupFigures", "exportVisits"],
      ...["previewContentOnPaper", "printGroupFigures"],
    ],
  },
  "takes records of people": {
    may: ["owner", "editor"],
    operations: [
      ...["exportFoundInquiries", "exportFoundMessages", "exportInquiries", "exportMessages"],
      ...["exportResponsesCsv", "exportResponsesJson", "exportSubscribers"],
    ],
  },
  "takes everything of one person, or of the site": {
    may: ["owner"],
    operations: ["downloadBackup", "downloadPersonalData", "exportAudit", "exportRedirects"],
  },
};

it("every operation that deletes or writes a file is of a class, and open to those alone whom its class names", async () => {
  const app = await openTestApp("sqlite");
  const operations = (await allOperations(app.services)).filter(({ permission }) => permission !== undefined);
  await app.close();
  const takes = operations.filter(
    ({ operationId, response }) =>
      response.file !== undefined ||
      /^(?:delete|erase|remove|discard|export|download|print|end|lift|clear)[A-Z]/.test(operationId),
  );
  const classed = Object.values(classes).flatMap(({ operations: names }) => names);
  expect([...new Set(takes.map(({ operationId }) => operationId))].toSorted()).toEqual(classed.toSorted());
  for (const [name, { may, operations: names }] of Object.entries(classes))
    for (const { operationId, permission } of takes.filter((each) => names.includes(each.operationId)))
      expect([operationId, roles.filter((role) => permission && roleMay(role, permission))], name).toEqual([
        operationId,
        may,
      ]);
});

it("gives owners everything, viewers nothing of anybody, and hosts their meetings only, limited access only its items", () => {
  const of = (role: Role) =>
    Object.entries(permissions)
      .filter(([, may]) => may.some((each) => each === role))
      .map(([permission]) => permission);
  expect(of("owner")).toEqual(Object.keys(permissions));
  expect(of("viewer")).toEqual([
    "profile.own",
    "admin.read",
    "campaigns.read",
    "summaries.read",
    "content.read",
    "pictures.read",
  ]);
  expect(of("host")).toEqual(["profile.own", "meetings.host"]);
  expect(of("limited")).toEqual(["profile.own"]);
  for (const permission of of("viewer")) expect(of("editor")).toContain(permission);
  for (const permission of [
    "records.delete",
    "team.manage",
    "privacy.manage",
    "redirects.manage",
    "settings.manage",
    "audit.read",
  ])
    expect(of("editor")).not.toContain(permission);
});
