import { noteReturned } from "#features/mail/delivery/writes/returned.server.ts";
import type { IssueContent } from "#features/newsletter/issues/schema.ts";
import { sender } from "#features/newsletter/issues/team-settings.server.ts";
import { createIssue, saveIssue } from "#features/newsletter/issues/writes/draft.server.ts";
import { scheduleIssue } from "#features/newsletter/issues/writes/send.server.ts";
import {
  addWelcomeEmail,
  moveWelcomeEmail,
  switchSeries,
} from "#features/newsletter/issues/writes/welcome.server.ts";
import { openAddress } from "#features/newsletter/reads.server.ts";
import { importSubscribers } from "#features/newsletter/subscribers/writes/import.server.ts";
import { addSubscriber, changeSubscriber } from "#features/newsletter/subscribers/writes/person.server.ts";
import { saveSegment } from "#features/newsletter/subscribers/writes/segments.server.ts";
import { followLink, signUp } from "#features/newsletter/writes/subscribing.server.ts";
import { hour } from "#platform/clock/clock.ts";
import { changeSetting } from "#platform/settings/change-setting.ts";
import { draftIssue, scheduledIssue, sentIssues, welcomeEmail } from "./newsletters.ts";
import { firstNames } from "./people.ts";
import { demoZone, type Story } from "./story.ts";

/** Where people sign up, the likelier ones more often. */
const pages = [
  ...["/", "/", "/", "/", "/resources/knowledge-hub", "/resources/knowledge-hub", "/membership"],
  ...["/pregnancy-loss", "/journeys/infertility", "/support/groups", "/resources/podcast"],
] as const;

const openDay = "Paper list at the sample open day";

/** Subscribers of a month, the newsletters they got, and what came back. */
export function planNewsletter(story: Story): void {
  const { services, team, random } = story;
  story.plan(story.at(33, "10:00"), async () => {
    const input = {
      legalName: "Kinward Sample Society",
      postalAddress: "100 Sample Street\nAkron, OH 44301",
      expected: "",
    };
    await changeSetting(services, team.owner, { setting: sender, input });
    await importOpenDay(story);
    await saveSegment(services, team.editor, { name: "From the open day", rule: { until: story.day(33) } });
    await saveSegment(services, team.editor, {
      name: "From the Knowledge Hub",
      rule: { source: "/resources/knowledge-hub" },
    });
  });
  planWelcome(story);
  for (let at = 0; at < 210; at += 1) {
    const time = `${String(random.whole(7, 23)).padStart(2, "0")}:${String(random.whole(0, 59)).padStart(2, "0")}`;
    const page = random.pick(pages);
    story.plan(story.at(random.whole(0, 32), time), () =>
      signUp(services, {
        email: `reader${at + 1}@reader.example`,
        page,
        suspected: at % 70 === 69,
        idempotencyKey: undefined,
      }),
    );
  }
  story.plan(story.at(12, "15:00"), () =>
    addSubscriber(services, team.editor, {
      ...{ email: "pia@reader.example", name: "Pia Sample", tags: ["Volunteer"], proof: "spoken" },
      source: "Asked on the phone",
    }),
  );
  planTags(story);
  planLeaving(story);
  for (const issue of sentIssues) planIssue(story, issue);
  story.plan(story.at(1, "11:00"), async () => {
    const id = await createIssue(services, team.editor, { content: contentOf(scheduledIssue) });
    const sendAt = new Date(story.now.getTime() + 50 * hour).toISOString();
    await scheduleIssue(services, team.editor, { id, revision: 1, sendAt, zone: demoZone });
    await createIssue(services, team.editor, { content: contentOf(draftIssue) });
  });
}

type Written = Pick<IssueContent, "subject" | "preview" | "text">;
const contentOf = (written: Written): IssueContent => ({
  ...written,
  ...{ topics: [], dates: [], segment: { kind: "all" }, pace: 6_000 },
});

/** Sends a newsletter, and a few hours later some of it comes back. */
function planIssue(story: Story, { daysAgo, time, ...written }: (typeof sentIssues)[number]): void {
  const { services, team } = story;
  const at = story.at(daysAgo, time);
  story.plan(at, async () => {
    const id = await createIssue(services, team.editor, { content: contentOf(written) });
    await scheduleIssue(services, team.editor, { id, revision: 1, sendAt: "", zone: demoZone });
    story.plan(new Date(at.getTime() + 3 * hour), () => returnSome(story, id));
  });
}

/** Reports of mail servers about some of an issue's mails: two addresses that are gone, and once a complaint. */
async function returnSome({ services }: Story, issueId: string): Promise<void> {
  const { store } = services;
  const mails = await store.db
    .selectFrom("issue_mails as mail")
    .innerJoin("subscribers", "subscribers.id", "mail.subscriber_id")
    .select(["mail.id", "mail.at", "subscribers.id as subscriberId", "subscribers.email"])
    .where("mail.issue_id", "=", issueId)
    .where("subscribers.state", "=", "active")
    .orderBy("mail.id")
    .limit(45)
    .execute();
  for (const [place, { id, at, subscriberId, email: stored }] of mails.entries()) {
    if (place % 20 !== 4) continue;
    const email = openAddress(services, { id: subscriberId, email: stored });
    const sent = { id, kind: "issue" as const, email: "", email_index: "", at };
    const isComplaint = place === 44;
    const report = isComplaint ? ("complaint" as const) : ("hard" as const);
    await store.transact((tx) =>
      noteReturned(tx, services, { sent, email, report, status: isComplaint ? "" : "5.1.1" }),
    );
  }
}

/** An email to everybody new, three days after they signed up. */
function planWelcome(story: Story): void {
  const { services, team } = story;
  story.plan(story.at(32, "16:00"), async () => {
    const id = await addWelcomeEmail(services, team.editor);
    const revision = await saveIssue(services, team.editor, {
      id,
      revision: 1,
      content: contentOf(welcomeEmail),
    });
    await moveWelcomeEmail(services, team.editor, { id, revision, move: "add" });
    const series = await services.store.db
      .selectFrom("welcome_series")
      .select("revision")
      .executeTakeFirstOrThrow();
    await switchSeries(services, team.editor, { on: true, revision: series.revision });
  });
}

/** A list that was collected on paper. */
async function importOpenDay({ services, team }: Story): Promise<void> {
  const rows = firstNames.map((name) => `${name.toLowerCase()}@openday.example,${name} Sample`);
  const csv = ["Email,Name", ...rows].join("\n");
  const given = { csv, source: openDay, tags: ["Open day"] };
  const { checked } = await importSubscribers(services, team.owner, given);
  await importSubscribers(services, team.owner, { ...given, checked });
}

/** Subscribers in the order in which they came. */
async function subscriberIds({ services }: Story): Promise<readonly string[]> {
  const rows = await services.store.db
    .selectFrom("subscribers")
    .select("id")
    .where("state", "=", "active")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

function planTags(story: Story): void {
  const { services, team } = story;
  story.plan(story.at(10, "14:00"), async () => {
    const ids = await subscriberIds(story);
    for (const [at, id] of ids.entries()) {
      if (at % 17 !== 3) continue;
      const first = firstNames[at % firstNames.length] ?? "Ada";
      const tags = at % 2 === 0 ? ["Clinic staff"] : ["Volunteer"];
      await changeSubscriber(services, team.editor, { id, name: `${first} Sample`, tags });
    }
  });
}

function planLeaving(story: Story): void {
  for (const daysAgo of [25, 25, 24, 19, 15, 14, 14, 11, 7, 5, 4, 4, 2])
    story.plan(story.at(daysAgo, `${story.random.whole(10, 22)}:15`), async () => {
      const ids = await subscriberIds(story);
      const subscriberId = ids[story.random.whole(0, ids.length - 1)] ?? "";
      await followLink(story.services, {
        purpose: "unsubscribe",
        subscriberId,
        page: "/newsletter/unsubscribe",
      });
    });
}
