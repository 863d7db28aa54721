import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { frameTranslations } from "#content/frame-translations/frame-translations.ts";
import {
  contactFields,
  groupFields,
  inquiryFields,
  myDataFields,
  newsletterFields,
} from "#content/pages/legal/form-fields.ts";
import { type KeptRow, keptTable, type MailRow, mailTable } from "#content/pages/legal/kept-tables.ts";
import type { FieldCopy } from "#content/pages/legal/legal-page.ts";
import { publish } from "#content/published.server.ts";
import { adminScreens, features } from "#features/index.server.ts";
import { hour, second } from "#platform/clock/clock.ts";
import { openGroup } from "#tests/support/group-places.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { removalsOf } from "#worker/worker.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function start(kind: (typeof databases)[number], settings: Record<string, string> = {}) {
  const app = await openTestApp(kind, settings);
  open.push(app);
  return app;
}

/** Every table, and the row of "How long we keep things" that speaks of it. Some hold nothing of anybody. */
const tableRows: Readonly<Record<string, readonly KeptRow[]>> = {
  conversations: ["message", "inquiry", "suspected"],
  inbox_mails: ["message", "inquiry"],
  inbox_attachments: ["message", "inquiry"],
  inbox_attachment_pieces: ["message", "inquiry"],
  inbox_notes: ["message", "inquiry"],
  inbox_answers: ["message", "inquiry"],
  inbox_events: ["message", "inquiry"],
  inbox_notices: ["message", "inquiry"],
  inbox_presence: ["message", "inquiry"],
  campaigns: [],
  campaign_versions: [],
  campaign_slugs: [],
  campaign_capacity: ["answerCounts"],
  campaign_tallies: ["answerCounts"],
  viewer_figures: ["answerCounts"],
  // What the team wrote about its groups, and when they meet.
  support_groups: [],
  group_dates: [],
  revisions: [],
  unverified_mails: ["sentForm"],
  group_intents: ["groupPlace"],
  group_places: ["groupPlace"],
  group_bars: ["groupBar"],
  // Which mail about a place didn't arrive, by ids; goes with the place.
  group_mails: ["groupPlace"],
  group_attendance: ["groupAttendance"],
  // Who of the team hosts which group; nothing of any visitor.
  group_hosts: [],
  group_figures: ["counts"],
  month_figures: ["counts"],
  // Until when meetings are counted; nothing of any visitor.
  group_counted: [],
  // A meeting whose door the host has closed; nothing of any visitor.
  group_doors: [],
  life_changes: ["lifeChange"],
  mentor_requests: ["mentorRequest"],
  mentor_letters: ["mentorRequest", "concern"],
  mentor_proposals: ["mentorRequest"],
  mentors: ["mentor"],
  responses: ["answers", "suspected"],
  response_marks: ["answers"],
  // What the team wrote for clinics, and a number by the day.
  clinic_codes: [],
  clinic_code_counts: ["counts"],
  subscribers: ["subscriber", "unconfirmed", "unreached", "left"],
  suspected_subscribers: ["suspected"],
  subscriber_tagged: ["subscriber", "unconfirmed", "unreached", "left"],
  // Names of tags and segments that the team wrote; nothing of any visitor.
  subscriber_tags: [],
  subscriber_segments: [],
  consent: ["consent"],
  consent_head: ["consent"],
  outbox: ["sentMail"],
  // A fingerprint of a domain, for a day after its server deferred a mail.
  mail_pace: ["sentMail"],
  dkim_keys: [],
  entered_settings: [],
  idempotency: ["sentForm"],
  rate_limits: ["sentForm"],
  team_members: ["team"],
  member_invites: ["team"],
  // Which items a team member has limited access to; nothing of any visitor.
  member_access: [],
  member_passkeys: ["team"],
  member_second_factors: ["team"],
  member_sessions: ["team"],
  sign_in_challenges: ["team"],
  member_used_codes: ["team"],
  member_failures: ["team"],
  audit: ["team"],
  // When backups were made, and how large they are.
  backup_runs: [],
  // Hashes, sizes and times of mails, and how reading the mailbox goes; nothing of who wrote them or what.
  incoming_mails: [],
  mailbox_state: [],
  unread_mails: [],
  // What owners have set: a figure, a yes, days, or ids of people of the team.
  team_settings: [],
  privacy_requests: ["dataRequest"],
  privacy_certificates: ["certificate"],
  removal_counts: ["counts"],
  key_check: [],
  // What the show has published; nothing of any visitor.
  podcast_feed: [],
  podcast_files: [],
  // What the public pages say, and who of the team published it; nothing of any visitor.
  content_documents: [],
  content_discards: [],
  content_versions: [],
  // What the team uploaded for the public pages, without where and when it was taken.
  pictures: [],
  picture_files: [],
  // Which article a post of an old site became; nothing of any visitor.
  imported_articles: [],
  // What the team wrote; nothing of any visitor.
  issues: [],
  issue_versions: [],
  issue_mails: ["mails"],
  sent_mails: ["mails"],
  mail_reports: ["reports"],
  mail_stops: ["reports"],
  welcome_series: [],
  welcome_emails: [],
  // What owners wrote, and a number.
  redirects: ["counts"],
  missing_addresses: ["missingAddresses"],
  visit_counts: ["counts"],
};

/** Everything the daily job removes, and the row that promises it. */
const removalRows: Readonly<Record<string, readonly KeptRow[]>> = {
  "contact.messages": ["message"],
  "contact.suspected": ["suspected"],
  "privacy.requests": ["dataRequest"],
  "clinics.inquiries": ["inquiry"],
  "clinics.suspected": ["suspected"],
  "responses.answers": ["answers", "suspected"],
  "groups.places": ["groupPlace", "groupBar"],
  "groups.attendance": ["groupAttendance"],
  "life-changes.changes": ["lifeChange"],
  "mentors.requests": ["mentorRequest", "concern"],
  "newsletter.unconfirmed": ["unconfirmed"],
  "newsletter.left": ["left"],
  "newsletter.unreached": ["unreached"],
  "mail-delivery.sent": ["mails"],
  "mail-delivery.reports": ["reports"],
  "newsletter.suspects": ["suspected"],
  "outbox.done": ["sentMail"],
  "mail.files": ["mailFile"],
  "mail.paces": ["sentMail"],
  "mail.unverified": ["sentForm"],
  idempotency: ["sentForm"],
  "accounts.links": ["team"],
  "accounts.closed": ["team"],
  "sign-in.sessions": ["team"],
  "audit.entries": ["team"],
  "backups.records": [],
  "incoming_mails.claims": [],
  "podcast.files": [],
  "letters.mails": ["mails"],
  "letters.welcome": ["mails"],
  "redirects.missing": ["missingAddresses"],
  "visits.counts": ["counts"],
};

/** Rows of things that nothing removes by the day: the policy gives them no figure. */
const removedOtherwise: readonly KeptRow[] = [
  "answerCounts",
  "subscriber",
  "consent",
  "certificate",
  // Ends when the team or the mentor deletes it.
  "mentor",
];

/** Every mail, by the job that sends it. */
const mailRows: Readonly<Record<string, MailRow>> = {
  "contact.message_received": "team",
  "clinics.inquiry_received": "team",
  "responses.received": "team",
  "responses.places": "team",
  "inbox.answer": "answer",
  "inbox.acknowledgment": "acknowledgment",
  "inbox.reply_acknowledgment": "acknowledgment",
  "inbox.reply_received": "team",
  "inbox.colleague": "team",
  "inbox.digest": "team",
  "dashboard.weekly_mail": "team",
  "groups.place_mail": "groupPlace",
  "groups.sign_up_mail": "groupPlace",
  "mentors.letter_mail": "letters",
  "mentors.team_mail": "team",
  "newsletter.welcome": "letter",
  "newsletter.confirm": "confirm",
  "sign-in.password_link": "team",
  "people.invitation": "team",
  "privacy.link": "dataLink",
  "letters.mail": "letter",
  "mail-delivery.check": "addressCheck",
  "letters.test": "team",
  "site-settings.test_mail": "team",
  "content.test_mail": "team",
};

/** Jobs that send nothing. */
const noMails = [
  "content.publish",
  "groups.count",
  "groups.remind",
  "groups.settle",
  "groups.thanks",
  "inbox.follow_up",
  "inbox.return",
  "life-changes.end",
  "mentors.check_in",
  "responses.delete_campaign",
  "letters.begin",
  "letters.slice",
  "letters.welcome",
  "dashboard.weekly",
];

describe("the privacy policy and the code", () => {
  it("name the same tables, removals and mails", async () => {
    const { services } = await start("sqlite");
    const tables = (await services.store.db.introspection.getTables()).map(({ name }) => name);
    expect(tables.filter((name) => !name.startsWith("kysely")).toSorted()).toEqual(
      Object.keys(tableRows).toSorted(),
    );
    expect(Object.keys(removalsOf(services)).toSorted()).toEqual(Object.keys(removalRows).toSorted());
    const promised = new Set([...Object.values(removalRows).flat(), ...removedOtherwise]);
    expect([...promised].toSorted()).toEqual(Object.keys(keptTable.rows).toSorted());
    const jobs = features.flatMap((feature) => Object.keys(feature.jobs?.(services) ?? {}));
    expect(jobs.filter((job) => !noMails.includes(job)).toSorted()).toEqual(Object.keys(mailRows).toSorted());
    expect([...new Set(Object.values(mailRows))].toSorted()).toEqual(Object.keys(mailTable.rows).toSorted());
  });

  it("know the same forms, and no other page or program that shows what people sent", async () => {
    const { services } = await start("sqlite");
    const endpoints = endpointsOf(services);
    const named = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(named.filter((each) => !/ \/(auth|admin)\//.test(each)).toSorted()).toEqual([
      "get /campaigns/:slug",
      "post /campaigns/:slug/responses",
      "post /clinic/inquiry",
      "post /contact",
      // Takes which of two numbers of a clinic's code grows by one, and shows nothing.
      "post /coupons/:code/counts",
      // Behind a link that goes to one's own address only.
      "post /group-places/calendar",
      "post /group-places/change",
      "post /group-places/door",
      "post /group-places/read",
      "post /groups/:slug/places",
      "post /letters/change",
      "post /letters/read",
      "post /letters/write",
      "post /mentoring/requests",
      "post /newsletter/signup",
      // Behind a link that goes to one's own address only.
      "post /privacy/my-data",
      "post /privacy/my-data/download",
      "post /privacy/my-data/erase",
      "post /privacy/my-data/open",
      // Opened by one's own receipt code only, as "Who sees it" says.
      "post /receipts/change",
      "post /receipts/erase",
      "post /receipts/read",
      "post /something-changed",
    ]);
    // "No page on the web shows what you sent": one that does needs another sentence under "Who sees it".
    const readable = [
      "get /admin/audit",
      "get /admin/audit.csv",
      "get /admin/profile",
      // What the team itself wrote, and nobody's answers.
      "get /admin/campaigns/:id",
      // The questions of a campaign, and nobody's answers.
      "get /campaigns/:slug",
      // Answers, for those of the team who may read them.
      "get /admin/campaigns/:id/responses.csv",
      "get /admin/campaigns/:id/responses.json",
      // Messages and inquiries, for those of the team who may read them.
      "get /admin/messages.csv",
      "get /admin/inquiries.csv",
      // Everything, but encrypted as a whole: nobody can read it without the data key.
      "get /admin/backups/:id/file",
      // Files of emails, for those of the team who may read them.
      "get /admin/messages/attachments/:id",
      "get /admin/inquiries/attachments/:id",
      // The list for the letter, for those of the team who may read it.
      "get /admin/subscribers.csv",
      // What owners wrote, and numbers.
      "get /admin/redirects.csv",
      // A number for each day and part of the site.
      "get /admin/visits.csv",
      // Counts of groups by month, with small ones hidden.
      "get /admin/groups/figures.csv",
      "get /admin/groups/figures.pdf",
      "get /admin/months.csv",
      "get /admin/month.pdf",
      // The state of a mail to oneself, and what the team wrote.
      "get /admin/settings/test-mails/:id",
      "get /admin/site-content/:id",
      "get /admin/pictures",
    ];
    expect(named.filter((each) => each.startsWith("get ")).toSorted()).toEqual(readable.toSorted());
    // The screens read for themselves. Each asks for a permission, and none is outside the admin.
    const screens = [
      "/admin/audit",
      "/admin/profile",
      "/admin/confirm",
      // The team itself.
      "/admin/people",
      "/admin/people/:id",
      // Names of people with a place and who came, for the host of their group.
      "/admin/meetings",
      "/admin/meetings/:group/:date",
      "/admin/meetings/:group/:date/in",
      // Coded marks, wordings and counts, and nobody's address.
      "/admin/consent",
      // Titles and counts of campaigns, what the team wrote in them, and nobody's answers.
      "/admin/campaigns",
      "/admin/campaigns/new",
      "/admin/campaigns/:id/edit",
      "/admin/campaigns/:id/card",
      // Answers, for those of the team who may read them, and counts.
      "/admin/campaigns/:id/responses",
      "/admin/campaigns/:id/responses/:responseId",
      // What the team wrote for clinics, and numbers in groups of ten and more.
      // People with a place in a group, for those of the team who may read them.
      "/admin/groups",
      "/admin/groups/new",
      "/admin/groups/figures",
      // Counts of a month, with small ones hidden.
      "/admin/month",
      "/admin/groups/:id",
      "/admin/groups/:id/edit",
      // Mentors and who asks for one, for those of the team who may read them.
      "/admin/mentors",
      "/admin/mentors/new",
      "/admin/mentors/:id/edit",
      "/admin/mentors/requests/:id",
      "/admin/clinic-codes",
      "/admin/clinic-codes/new",
      "/admin/clinic-codes/:id/edit",
      "/admin/clinic-codes/:id/card",
      // Messages and inquiries, for those of the team who may read them, and the team's own replies.
      "/admin/messages",
      "/admin/messages/:id",
      "/admin/inquiries",
      "/admin/inquiries/:id",
      "/admin/replies",
      // Everything from one person, for those who may read each part; the audit notes that it was opened.
      "/admin/person/:kind/:id",
      // What the team itself wrote, and counts.
      "/admin/newsletters",
      "/admin/newsletters/welcome",
      "/admin/newsletters/:id",
      // The list for the letter, for those of the team who may read it.
      "/admin/subscribers",
      "/admin/subscribers/import",
      "/admin/subscribers/new",
      "/admin/subscribers/not-reached",
      "/admin/subscribers/:id",
      // What owners wrote, and numbers; addresses of this site that were not found, and nothing of who asked.
      "/admin/redirects",
      "/admin/redirects/new",
      "/admin/redirects/import",
      "/admin/redirects/:id",
      // Counts and codes; what is held about a person is asked for by a post, which the audit notes.
      "/admin/privacy",
      // How reading the mailbox goes; and of what was left out the sender's domain, the subject and why.
      "/admin/mailbox",
      // Names, times and sizes of backups.
      "/admin/backups",
      // What kinds of emails wait, and why; the audit notes what is stopped.
      "/admin/email-queue",
      // Settings, with secrets left out, and the team itself.
      "/admin/settings",
      "/admin/settings/mail",
      // What the public pages say.
      "/admin/site",
      "/admin/emails",
      "/admin/site/articles",
      "/admin/site/articles/import",
      "/admin/site/pages",
      "/admin/site/episodes",
      "/admin/site/:id",
      "/admin/pictures",
      "/admin/pictures/:id",
      // Counts, titles of campaigns, and what was changed in the admin.
      "/admin",
    ];
    expect(adminScreens.map(({ path }) => path).toSorted()).toEqual(screens.toSorted());
    // A shared count goes an hour after its window: "less than two hours" must stay true.
    for (const { limit } of endpoints) expect((limit?.seconds ?? 0) * second).toBeLessThan(0.9 * hour);
  });
});

/** A value for each field, easy to find again. */
const marked = {
  name: "Marked Name",
  email: "marked@example.org",
  phone: "555-0199-4477",
  subject: "peer-mentoring",
  message: "Marked words of a message",
  clinicName: "Marked Clinic",
  contactName: "Marked Contact",
  website: "https://marked.example",
  language: "fr",
} as const;

/** The values a test sends for these fields. */
const filled = (fields: Readonly<Record<string, FieldCopy>>) =>
  Object.fromEntries(Object.entries(marked).filter(([name]) => name in fields));

describe.each(databases)("what the policy says of each field holds on %s", (kind) => {
  async function everything({ services }: TestApp): Promise<string> {
    const rows = await Promise.all(
      Object.keys(tableRows).map((table) =>
        sql`select * from ${sql.table(table)}`.execute(services.store.db),
      ),
    );
    return JSON.stringify(rows);
  }

  /** The fields whose value can be read in the database, and how many encrypted ones it holds. */
  async function keptOf(app: TestApp, fields: Readonly<Record<string, FieldCopy>>) {
    const stored = await everything(app);
    // Two letters stand in other words too, so a language counts only as a column of its own.
    const readable = Object.entries(filled(fields)).filter(([name, value]) =>
      stored.includes(name === "language" ? `"language":"${value}"` : value),
    );
    const encrypted = new Set(stored.match(/"v1\.[\w-]{30,}"/g));
    // The key check is encrypted too.
    return { readable: readable.map(([name]) => name), encrypted: encrypted.size - 1 };
  }

  const named = (fields: Readonly<Record<string, FieldCopy>>, kept: FieldCopy["kept"]) =>
    Object.entries(fields)
      .filter(([, words]) => words.kept === kept)
      .map(([name]) => name);

  it.each([
    ["/api/contact", contactFields.fields],
    ["/api/clinic/inquiry", inquiryFields.fields],
    ["/api/newsletter/signup", newsletterFields.fields],
    ["/api/privacy/my-data", myDataFields.fields],
  ] as const)("%s", async (path, fields) => {
    const app = await start(kind);
    const { document } = frameTranslations.fr;
    app.services.asSite(() => publish(document, { ...document.shipped, signedOffBy: "Sample reader" }));
    const consent = "consentToNewsletter" in fields ? { consentToNewsletter: true } : {};
    const answer = await app.post(path, { ...filled(fields), ...consent, website: "" });
    expect(answer.ok).toBe(true);
    expect(await keptOf(app, fields)).toEqual({
      readable: named(fields, "plain"),
      encrypted: named(fields, "encrypted").length,
    });
    expect((await everything(app)).includes('"kind":"given"')).toBe(named(fields, "consentLog").length > 0);
    // With the hidden field filled in: its own content is kept nowhere.
    await app.post(path, { ...filled(fields), ...consent });
    expect(wordsIn(await everything(app), [marked.website])).toEqual([]);
  });

  it("the sign-up for a group", async () => {
    const app = await start(kind);
    await openGroup(app.services, { address: "" });
    const { fields } = groupFields;
    const [typed, path] = [filled(fields), "/api/groups/tuesday-circle/places"];
    const consent = { seats: 2, rules: 1, agree: true };
    expect((await app.post(path, { ...typed, ...consent, website: "" })).status).toBe(202);
    expect(await keptOf(app, fields)).toEqual({
      readable: [],
      encrypted: named(fields, "encrypted").length,
    });
    const intent = await app.services.store.db
      .selectFrom("group_intents")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(named(fields, "plain")).toEqual(["seats", "rules"]);
    expect(intent).toMatchObject({ seats: 2, rules_version: 1 });
    await app.post(path, { ...typed, ...consent });
    expect(wordsIn(await everything(app), [marked.website])).toEqual([]);
  });

  it("keeps no address of a network and no name of a browser, also where forms are counted", async () => {
    const app = await start(kind, { RATE_LIMIT: "on", TRUST_PROXY: "1" });
    const from = { "x-forwarded-for": "203.0.113.77", "user-agent": "MarkedBrowser/1.0" };
    await app.post("/api/contact", { ...filled(contactFields.fields), website: "" }, from);
    const stored = await everything(app);
    expect(stored).toContain("peer-mentoring");
    expect(wordsIn(stored, ["203.0.113.77", "MarkedBrowser/1.0"])).toEqual([]);
  });
});
