import { type Command, UsageError } from "#platform/command.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { isId } from "#platform/ids/ids.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { labelOf } from "#platform/records/fields.ts";
import type { Services } from "#platform/services.ts";
import { inboxEndpoints } from "./api.server.ts";
import { conversationsMigrations } from "./conversations/table.server.ts";
import { teamLabelOf } from "./copy/inbox.ts";
import { formEndpoints } from "./forms/api.server.ts";
import { latestReceived, receivedById } from "./forms/reads.server.ts";
import { conversationKinds, kindRules } from "./forms/rules/conversation-kinds.ts";
import { fieldsIn, forms, type StoredField, teamFieldsIn } from "./forms/schema/forms.ts";
import { conversationsOf } from "./forms/table.server.ts";
import { formRemovals, formRetentionKinds, inboxJobs } from "./jobs.server.ts";
import { attachmentEndpoints } from "./mails/api.server.ts";
import { mailsKeyed } from "./mails/table.server.ts";
import { finishFiles } from "./mails/writes/files.server.ts";
import { mailsSource } from "./mails/writes/personal.server.ts";
import routes from "./routes.ts";
import { teamSettings } from "./team-settings.server.ts";
import { inboxWork } from "./work.server.ts";
import { returnMissed } from "./writes/move.server.ts";
import { notesSource, receivedSource } from "./writes/personal.server.ts";
import { forgetPresence } from "./writes/presence.server.ts";
import { noteReturnedReply } from "./writes/returned.server.ts";
import { takeMail } from "./writes/take-mail.server.ts";

/** Personal fields of the forms follow from their definitions. */
const inboxKeyed: readonly KeyedTable[] = [
  ...conversationKinds.map((kind) => ({
    ...conversationsOf(kind),
    columns: [
      ...fieldsIn[kind].filter(({ personal }) => personal).map(({ column }) => column),
      ...(kind === "messages" ? ["mail_subject"] : []),
    ],
    indexes: [
      { column: "email_index", from: "email", purpose: kindRules[kind].context, text: comparableEmail },
    ],
    indexedAgain: ["address_indexes"],
  })),
  { table: "inbox_notes", columns: ["text"], indexedAgain: ["address_indexes"] },
  { table: "inbox_answers", columns: ["text"], indexedAgain: ["address_indexes"] },
  ...mailsKeyed,
];

const listed = 200;

const line = (label: string, text: string) => `${`${label}: `.padEnd(10)}${text}`;

/** `messages list`, `messages show` and the same of inquiries: reading them where there is no browser. */
function inboxCommands(services: Services): readonly Command[] {
  return conversationKinds.flatMap((kind): Command[] => {
    const { one, a } = forms[kind].command;
    return [
      {
        name: `${kind} list`,
        usage: `${kind} list`,
        summary: `the ${listed} newest ${kind}, one per line`,
        async run(_words, terminal) {
          for (const { id, created_at, state, plain } of await latestReceived(services, kind, listed))
            terminal.print([id, created_at, state, ...plain].join("  "));
          return 0;
        },
      },
      {
        name: `${kind} show`,
        usage: `${kind} show ID`,
        summary: `one ${one}, decrypted`,
        async run([id = ""], terminal) {
          if (!isId(id)) throw new UsageError(`Give the id of ${a}; \`${kind} list\` shows them.`);
          const received = await receivedById(services, kind, id);
          if (!received) {
            terminal.print(`There is no ${one} ${id}. It may have been erased.`);
            return 1;
          }
          terminal.print(line("Received", received.created_at));
          terminal.print(line("State", received.state));
          const textOf = (field: StoredField) => labelOf(field, received.texts[field.name] ?? "");
          for (const field of teamFieldsIn[kind].filter(({ control }) => control !== "area"))
            terminal.print(line(teamLabelOf(field), textOf(field)));
          for (const field of teamFieldsIn[kind].filter(({ control }) => control === "area")) {
            terminal.print("");
            terminal.print(textOf(field));
          }
          return 0;
        },
      },
    ];
  });
}

export const inboxFeature = {
  name: "inbox",
  routes,
  migrations: conversationsMigrations,
  endpoints: (services) => [
    ...formEndpoints(services),
    ...inboxEndpoints(services),
    ...attachmentEndpoints(services),
  ],
  teamSettings,
  async nightly(services) {
    await returnMissed(services);
    await forgetPresence(services);
  },
  jobs: inboxJobs,
  onMailReport: noteReturnedReply,
  work: inboxWork,
  takesMail: takeMail,
  finishesMail: finishFiles,
  commands: inboxCommands,
  retention: formRemovals,
  retentionKinds: formRetentionKinds,
  personalData: [notesSource, mailsSource, ...conversationKinds.map(receivedSource)],
  keyed: inboxKeyed,
} satisfies Feature;
