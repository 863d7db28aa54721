import { contactSubjects } from "#content/forms.ts";
import { isId } from "#platform/ids/ids.ts";
import type { Services } from "#platform/services.ts";
import { type Command, UsageError } from "#platform/terminal/command.ts";
import { latestMessages, messageById } from "./reads.server.ts";

const listed = 200;

/** `messages list` and `messages show`: reading messages where there is no browser. */
export function contactCommands(services: Services): readonly Command[] {
  return [
    {
      name: "messages list",
      usage: "messages list",
      summary: `the ${listed} newest messages, one per line`,
      async run(_words, terminal) {
        for (const { id, created_at, state, subject } of await latestMessages(services, listed))
          terminal.print(`${id}  ${created_at}  ${state}  ${subject}`);
        return 0;
      },
    },
    {
      name: "messages show",
      usage: "messages show ID",
      summary: "one message, decrypted",
      async run([id = ""], terminal) {
        if (!isId(id)) throw new UsageError("Give the id of a message; `messages list` shows them.");
        const message = await messageById(services, id);
        if (!message) {
          terminal.print(`There is no message ${id}. It may have been erased.`);
          return 1;
        }
        const subject =
          contactSubjects.find(({ value }) => value === message.subject)?.label ?? message.subject;
        terminal.print(`Received: ${message.created_at}`);
        terminal.print(`State:    ${message.state}`);
        terminal.print(`Subject:  ${subject}`);
        terminal.print(`Name:     ${message.name}`);
        terminal.print(`Email:    ${message.email}`);
        terminal.print(`Phone:    ${message.phone}`);
        terminal.print("");
        terminal.print(message.message);
        return 0;
      },
    },
  ];
}
