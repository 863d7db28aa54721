import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actorWith, answer, passNight, publishedCampaign } from "#tests/support/campaigns.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { campaignList } from "../reads/list.server.ts";
import { summaryOf } from "./reads/summary.server.ts";
import type { Summary } from "./rules/summary.ts";

const viewer = actorWith("viewer");

/**
 * A viewer looks at a campaign's figures, answers it as a visitor as often as they like, erases their own answers by
 * receipt, and waits for the next day. Whatever they do in whatever order, two of the figures they have seen, less their
 * own answers, must not be about fewer than four other people.
 */
const options = ["monday", "tuesday", "never"] as const;
type Option = (typeof options)[number];
const option = fc.constantFrom(...options);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("others" as const), chosen: option }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("own" as const),
      chosen: option,
      times: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("erase" as const), times: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: "look" as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: "night" as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const look: Step = { kind: "look" };
const night: Step = { kind: "night" };
const filled = options.map((chosen): Step => ({ kind: "own", chosen, times: 6 }));

/** Fills every option until all show, reads the next person's answer, and erases the traces. */
const undone: Step[] = [
  ...filled,
  look,
  { kind: "others", chosen: "never" },
  look,
  { kind: "erase", times: 8 },
];

/** Does the same from one day to the next, and sends the five new answers themselves. */
const forced: Step[] = [
  ...options.map((chosen): Step => ({ kind: "others", chosen })),
  ...filled,
  { kind: "others", chosen: "monday" },
  night,
  { kind: "others", chosen: "tuesday" },
  ...filled,
  night,
  { kind: "erase", times: 8 },
  night,
];

/** How often each option was chosen, by the viewer and by others. */
type Counts = Readonly<Record<Option, number>>;
const none: Counts = { monday: 0, tuesday: 0, never: 0 };
const plus = (counts: Counts, chosen: Option, change: number): Counts => ({
  ...counts,
  [chosen]: counts[chosen] + change,
});

type Figure = { total: number | null; cells: Readonly<Record<string, number | null>> };
/** What the viewer sees, and what they know of their own answers in it. */
type Look = { figure: Figure; own: Counts };

const empty: Look = { figure: { total: 0, cells: none }, own: none };

/** What the difference of two looks tells of others: how many came, and of these how many chose each option. */
function learned(before: Look, after: Look): string[] {
  const sum = (counts: Counts) => options.reduce((all, each) => all + counts[each], 0);
  const { figure: first } = before;
  const { figure: second } = after;
  if (first.total === null || second.total === null) return [];
  const came = second.total - first.total - (sum(after.own) - sum(before.own));
  if (came <= 0 || came >= 4) return [];
  return options.flatMap((each) => {
    const [one, other] = [first.cells[each], second.cells[each]];
    if (typeof one !== "number" || typeof other !== "number") return [];
    const chose = other - one - (after.own[each] - before.own[each]);
    return chose > 0 ? [`${chose} of ${came} chose ${each}`] : [];
  });
}

describe.each(databases)("a viewer who answers as a visitor on %s", (kind) => {
  let app: TestApp;
  let runs = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { RATE_LIMIT: "on", TRUST_PROXY: "1" });
  });
  afterAll(() => app.close());

  const from = (network: string) => ({ "x-forwarded-for": network });
  async function send(slug: string, chosen: Option, network: string): Promise<string> {
    const sent = await answer(app, slug, { answers: { evening: { chosen: [chosen] } } }, from(network));
    expect(sent.status).toBe(201);
    return (await sent.json()).receipt;
  }

  /** Everything that a viewer is shown: the list, the whole and each month. */
  async function lookAt(id: string, slug: string) {
    const { services } = app;
    const { items } = await campaignList(services, viewer, { search: slug });
    const summary = await summaryOf(services, viewer, id);
    const cuts = await Promise.all(summary.months.map((month) => summaryOf(services, viewer, id, { month })));
    const figureOf = ({ total, questions }: Summary): Figure => ({
      total,
      cells: Object.fromEntries((questions[0]?.cells ?? []).map((cell) => [cell.value, cell.count])),
    });
    const figures = [
      { total: items[0]?.answers ?? null, cells: {} },
      figureOf(summary),
      ...cuts.map((cut) => figureOf(cut)),
    ];
    return { figures, countedAt: summary.countedAt?.slice(0, 10) ?? "" };
  }

  async function attack(steps: readonly Step[]): Promise<string[]> {
    runs += 1;
    const slug = `run-${runs}`;
    const { id } = await publishedCampaign(app.services, { slug, title: `Campaign ${slug}` });
    const receipts: { receipt: string; chosen: Option }[] = [];
    let own = none;
    const ownAtNight = new Map<string, Counts>();
    let others = 0;
    let sentToday = 0;
    const looks: Look[] = [empty];
    const lookNow = async () => {
      const { figures, countedAt } = await lookAt(id, slug);
      // The figures say when they were counted; without that, they are of now.
      const ownThen = ownAtNight.get(countedAt) ?? own;
      for (const figure of figures) looks.push({ figure, own: ownThen });
    };
    for (const each of steps) {
      if (each.kind === "others") {
        others += 1;
        await send(slug, each.chosen, `10.${runs % 250}.${others % 250}.7`);
      } else if (each.kind === "own") {
        // As many as the rate limit lets one network send.
        for (let at = 0; at < each.times && sentToday < 25; at += 1, sentToday += 1) {
          receipts.push({
            receipt: await send(slug, each.chosen, `10.8.${runs % 250}.1`),
            chosen: each.chosen,
          });
          own = plus(own, each.chosen, 1);
        }
      } else if (each.kind === "erase") {
        for (const { receipt, chosen } of receipts.splice(0, each.times)) {
          const erased = await app.post(
            "/api/receipts/erase",
            { code: receipt, sure: true },
            from(`10.7.${runs % 250}.${receipts.length % 250}`),
          );
          expect(erased.status).toBe(200);
          own = plus(own, chosen, -1);
        }
      } else if (each.kind === "look") await lookNow();
      else {
        await passNight(app);
        ownAtNight.set(app.clock.now().toISOString().slice(0, 10), own);
        sentToday = 0;
        await lookNow();
      }
    }
    await lookNow();
    return looks.flatMap((after, at) => looks.slice(0, at).flatMap((before) => learned(before, after)));
  }

  it("learns nobody's answer, whatever they do in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        expect(await attack(steps)).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true, examples: [[undone], [forced]] },
    );
  }, 300_000);
});
