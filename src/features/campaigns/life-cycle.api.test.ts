import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import { addPerson, ask, signIn } from "#tests/support/admin.ts";
import { answer } from "#tests/support/campaigns.ts";
import { liveThrough, type Step } from "#tests/support/life-cycle.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import {
  campaignWith,
  eveningQuestion,
  matrixQuestion,
  section,
} from "../../../tests/support/campaign-content.ts";

/** What is known of a campaign without asking the server. */
type Model = {
  state: "draft" | "published" | "closed" | "archived";
  revision: number;
  /** Number of the text in the draft, and of each published version. */
  draft: number;
  published: number[];
  closes: string;
  publicCloses: string;
  responses: number;
};
type Real = { id: string; slug: string };

const moves = ["publish", "close", "reopen", "archive", "unarchive"] as const;
type Move = (typeof moves)[number];

describe.each(databases)("a campaign's life on %s", (kind) => {
  let app: TestApp;
  let email = "";
  let editor = { cookie: "" };
  let lives = 0;
  beforeAll(async () => {
    app = await openTestApp(kind);
    email = await addPerson(app, "editor");
  });
  afterAll(() => app.close());

  const change = async ({ id }: Real, body: object) => {
    const response = await app.app.request(`${siteUrl}/api/admin/campaigns/${id}`, {
      method: "PATCH",
      headers: { ...editor, origin: siteUrl, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const moveTo = ({ id }: Real, body: object) =>
    app.act(`/admin/campaigns/${id}/edit`, "moveCampaign", body, editor);
  const now = () => app.clock.now().toISOString();
  const contentOf = (slug: string, text: number, closes: string) =>
    campaignWith({
      slug,
      title: `Text ${text}`,
      closes,
      sections: [section("first", eveningQuestion, { ...matrixQuestion, required: text % 2 === 0 })],
    });
  const statusOf = ({ state, publicCloses }: Model) =>
    state === "published" && publicCloses !== "" && now() >= publicCloses
      ? "closed"
      : state === "published"
        ? "open"
        : state;

  /** The status that a move will be answered with; what it changes is changed in the model. */
  function expected(model: Model, move: Move): 200 | 409 | 422 {
    const { state } = model;
    const isAllowed = {
      publish: state !== "archived",
      close: state === "published",
      reopen: state === "closed",
      archive: state !== "archived",
      unarchive: state === "archived",
    }[move];
    if (!isAllowed) return 409;
    if (move === "publish") {
      // A time that has passed can stay, so that the text of a closed campaign can still be changed.
      const isNew = model.closes !== model.publicCloses;
      if (model.closes !== "" && model.closes <= now() && isNew) return 422;
      if (model.published.at(-1) !== model.draft) model.published.push(model.draft);
      model.publicCloses = model.closes;
      if (state === "draft") model.state = "published";
    }
    if (move === "close") model.state = "closed";
    if (move === "reopen") model.state = "published";
    if (move === "archive") model.state = "archived";
    if (move === "unarchive") model.state = model.published.length === 0 ? "draft" : "closed";
    return 200;
  }

  const write = (text: number, minutes: number): Step<Model, Real> => ({
    name: `write text ${text}${minutes === 0 ? "" : ` that closes in ${minutes} minutes`}`,
    async take(model, real) {
      const closes = minutes === 0 ? "" : instantAfter(app.clock, minutes * minute);
      const content = contentOf(real.slug, text, closes);
      expect(await change(real, { revision: model.revision, content })).toBe(200);
      // Times are part of the text, so a new time is a new text.
      model.draft = text + Date.parse(closes || "1970-01-01T00:00:00Z");
      model.closes = closes;
      model.revision += 1;
    },
  });
  const step = (move: Move): Step<Model, Real> => ({
    name: move,
    async take(model, real) {
      const status = expected(model, move);
      expect((await moveTo(real, { revision: model.revision, move })).status).toBe(status);
      if (status === 200) model.revision += 1;
    },
  });
  const staleStep = (move: Move): Step<Model, Real> => ({
    name: `${move} what is no longer there`,
    async take(model, real) {
      const revision = model.revision + 1;
      expect((await moveTo(real, { revision, move })).status).toBe(409);
    },
  });
  const respond: Step<Model, Real> = {
    name: "answer it",
    async take(model, { slug }) {
      const version = Math.max(1, model.published.length);
      const row = { chosen: ["often"] };
      const answers = { evening: { chosen: ["monday"] }, wait: row, nights: row };
      const response = await answer(app, slug, { version, answers });
      if (model.published.length === 0) return expect(response.status).toBe(404);
      const isOpen = statusOf(model) === "open";
      expect(response.status).toBe(isOpen ? 201 : 409);
      if (isOpen) model.responses += 1;
    },
  };
  const wait: Step<Model, Real> = {
    name: "wait 20 minutes",
    async take() {
      app.clock.advance(20 * minute);
    },
  };

  it("goes only where it may, loses no answer, and is never public by accident", async () => {
    const taken = await liveThrough<Model, Real>({
      steps: [
        fc.tuple(fc.nat(3), fc.constantFrom(0, 0, 30)).map(([text, minutes]) => write(text, minutes)),
        ...moves.map((move) => fc.constant(step(move))),
        fc.constantFrom(...moves).map(staleStep),
        fc.constant(respond),
        fc.constant(wait),
      ],
      async begin() {
        lives += 1;
        const slug = `life-${lives}`;
        // The clock goes on for all lives, and a session ends when nobody uses it for long.
        editor = await signIn(app, email);
        const created = await app.act(
          "/admin/campaigns/new",
          "createCampaign",
          { content: contentOf(slug, 0, "") },
          editor,
        );
        const { id, revision } = await created.json();
        const model: Model = {
          state: "draft",
          revision,
          draft: 0,
          published: [],
          closes: "",
          publicCloses: "",
          responses: 0,
        };
        return { model, real: { id, slug } };
      },
      async check(model, { id }) {
        const read = await (await ask(app, `/api/admin/campaigns/${id}`, editor)).json();
        const responses = await app.services.store.db
          .selectFrom("responses")
          .select("id")
          .where("campaign_id", "=", id)
          .execute();
        expect({
          status: read.status,
          revision: read.revision,
          version: read.version,
          responses: responses.length,
        }).toEqual({
          status: statusOf(model),
          revision: model.revision,
          version: model.published.length,
          responses: model.responses,
        });
      },
      lives: 20,
      longest: 30,
    });
    expect(taken).toBeGreaterThan(10);
  });
});
