import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { addPerson, signIn } from "#tests/support/admin.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

const schemaObject = z.record(z.string(), z.unknown());
const media = z.object({ example: z.unknown(), schema: schemaObject.optional() });
const answer = z.object({ description: z.string().min(1), content: z.record(z.string(), media).optional() });
const operation = z.object({
  operationId: z.string().min(1),
  summary: z.string().regex(/\.$/),
  requestBody: z.object({ content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string().regex(/^\d{3}$/), answer),
});
const description = z.object({
  openapi: z.literal("3.1.0"),
  servers: z.tuple([z.object({ url: z.literal(siteUrl) })]),
  paths: z.record(z.string().startsWith("/api/"), z.record(z.string(), operation)),
});

/** Their examples fit only after an earlier step; the stories of their features walk them. */
const needsMore = [
  "answerSecondStep",
  // It gives the session another token (recent-sign-in.api.test.ts).
  "confirmIdentity",
  "openPasswordLink",
  "setPasswordByLink",
  "addFirstOwner",
  // A campaign that is public, and the code of an answer to it (features/campaigns).
  "answerCampaign",
  "readReceipt",
  "changeReceipt",
  "eraseReceipt",
  // A group that is open, and the link to a place in it (features/groups).
  "signUpForGroup",
  "readGroupPlace",
  "changeGroupPlace",
  "openGroupDoor",
  "downloadGroupDates",
  // The link of a place or a newsletter (features/life-changes).
  "sayWhatChanged",
  // The link of somebody who asked for a mentor (features/mentors).
  "readLetters",
  "changeLetters",
  "writeLetter",
  // Pages that are served (features/site-content).
  "previewContent",
  // Subscribers who are there (features/newsletter/subscribers).
  "undoSubscribers",
  // Something that is held about somebody, and the link to it (features/privacy).
  "openMyData",
  "downloadMyData",
  "eraseMyData",
  "downloadPersonalData",
  // A draft that is there (features/campaigns).
  "changeCampaign",
  // A device that signs (features/team/profile).
  "signInWithPasskey",
  "startPasskeyConfirmation",
  "confirmIdentityWithPasskey",
  "addPasskey",
  // A code that is there (features/clinic-codes).
  "changeClinicCode",
  "deleteClinicCode",
  "countClinicCode",
  // A newsletter that is there (features/newsletter).
  "changeNewsletterIssue",
  // A redirect that is there (features/redirects).
  "changeRedirect",
];

let app: TestApp;
let owner: { cookie: string };
let operations: { path: string; method: string; described: z.output<typeof operation> }[];

beforeAll(async () => {
  // With a mail server, whose sentences the examples have; nothing is sent to it.
  app = await openTestApp("sqlite", { SMTP_URL: "smtp://127.0.0.1:9" });
  await addPerson(app, "owner", "robin@example.org");
  owner = await signIn(app, "robin@example.org");
  const { paths } = description.parse(await (await app.app.request(`${siteUrl}/api/openapi.json`)).json());
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
  );
});
afterAll(() => app.close());

it("describes every address that is mounted under /api, and no other", () => {
  const mounted = app.app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
    .filter((each) => each !== "GET /api/openapi.json");
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...new Set(mounted)].toSorted(),
  );
});

it("names each operation once", () => {
  const names = operations.map(({ described }) => described.operationId);
  expect(new Set(names).size).toBe(names.length);
});

it("gives for each kind of body an example that is taken, with the answer it promises", async () => {
  for (const { path, method, described } of operations) {
    if (needsMore.includes(described.operationId)) continue;
    const [status = "", promised] = Object.entries(described.responses)[0] ?? [];
    for (const [type, { example }] of Object.entries(described.requestBody?.content ?? {})) {
      // A form with a file is sent by the test of its feature (features/pictures).
      if (type === "multipart/form-data") continue;
      const asForm = type === "application/x-www-form-urlencoded";
      const texts = Object.entries(z.record(z.string(), z.unknown()).parse(example));
      const sent = await app.app.request(siteUrl + path, {
        method,
        // Signing in or out must not end the session that the others are tried with.
        headers: { "content-type": type, origin: siteUrl, ...(/\/sign-(?:in|out)$/.test(path) ? {} : owner) },
        body: asForm
          ? new URLSearchParams(texts.map(([name, value]) => [name, String(value)])).toString()
          : JSON.stringify(example),
      });
      // A form sent without script is led on to a page.
      expect(sent.status, `${method} ${path} as ${type}`).toBe(asForm ? 303 : Number(status));
      if (asForm) continue;
      const [kind] = Object.keys(promised?.content ?? {});
      // A file says what it is in its own type.
      if (kind !== "application/json") {
        expect(sent.headers.get("content-type"), path).toContain(kind);
        continue;
      }
      const promise = z
        .record(z.string(), z.unknown())
        .parse(promised?.content?.["application/json"]?.example);
      const got = z.record(z.string(), z.unknown()).parse(await sent.json());
      expect(Object.keys(got).toSorted()).toEqual(Object.keys(promise).toSorted());
      expect(got.message).toBe(promise.message);
    }
  }
});

it("describes bounds and strictness, and every refusal with its sentence", async () => {
  for (const { path, method, described } of operations) {
    if (!described.requestBody) continue;
    const schema = described.requestBody.content["application/json"]?.schema;
    // What takes one of several bodies describes each of them.
    for (const body of z.array(schemaObject).parse(schema?.anyOf ?? [schema])) {
      expect(body, path).toMatchObject({ type: "object", additionalProperties: false });
      if (JSON.stringify(body.properties) !== "{}")
        expect(JSON.stringify(body)).toMatch(/"maxLength"|"enum"/);
    }
    const empty = await app.app.request(siteUrl + path, {
      method,
      headers: { "content-type": "application/json", origin: siteUrl, ...owner },
      body: "{",
    });
    expect(described.responses[empty.status]?.content?.["application/json"]?.example).toEqual(
      await empty.json(),
    );
    for (const status of ["400", "403", "409", "413", "415", "422", "429", "503"])
      expect(described.responses[status]?.description, `${path} ${status}`).toMatch(/\.$/);
  }
});
