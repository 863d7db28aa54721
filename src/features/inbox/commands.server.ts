import { type Command, UsageError } from "#platform/command.ts";
import { labelOf } from "#platform/forms/fields.ts";
import { isId } from "#platform/ids/ids.ts";
import type { Services } from "#platform/services.ts";
import { teamLabelOf } from "./copy/inbox.ts";
import { latestReceived, receivedById } from "./forms/reads.server.ts";
import { mailboxNames } from "./forms/rules/mailboxes.ts";
import { forms, type StoredField, teamFieldsIn } from "./forms/schema/forms.ts";

const listed = 200;

const line = (label: string, text: string) => `${`${label}: `.padEnd(10)}${text}`;

/** `messages list`, `messages show` and the same of inquiries: reading them where there is no browser. */
export function inboxCommands(services: Services): readonly Command[] {
  return mailboxNames.flatMap((mailbox): Command[] => {
    const { one, a } = forms[mailbox].command;
    return [
      {
        name: `${mailbox} list`,
        usage: `${mailbox} list`,
        summary: `the ${listed} newest ${mailbox}, one per line`,
        async run(_words, terminal) {
          for (const { id, created_at, state, plain } of await latestReceived(services, mailbox, listed))
            terminal.print([id, created_at, state, ...plain].join("  "));
          return 0;
        },
      },
      {
        name: `${mailbox} show`,
        usage: `${mailbox} show ID`,
        summary: `one ${one}, decrypted`,
        async run([id = ""], terminal) {
          if (!isId(id)) throw new UsageError(`Give the id of ${a}; \`${mailbox} list\` shows them.`);
          const received = await receivedById(services, mailbox, id);
          if (!received) {
            terminal.print(`There is no ${one} ${id}. It may have been erased.`);
            return 1;
          }
          terminal.print(line("Received", received.created_at));
          terminal.print(line("State", received.state));
          const textOf = (field: StoredField) => labelOf(field, received.texts[field.name] ?? "");
          for (const field of teamFieldsIn[mailbox].filter(({ control }) => control !== "area"))
            terminal.print(line(teamLabelOf(field), textOf(field)));
          for (const field of teamFieldsIn[mailbox].filter(({ control }) => control === "area")) {
            terminal.print("");
            terminal.print(textOf(field));
          }
          return 0;
        },
      },
    ];
  });
}
