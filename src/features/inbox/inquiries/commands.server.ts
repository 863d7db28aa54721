import { isId } from "#platform/ids/ids.ts";
import type { Services } from "#platform/services.ts";
import { type Command, UsageError } from "#platform/terminal/command.ts";
import { inquiryById, latestInquiries } from "./reads.server.ts";

const listed = 200;

/** `inquiries list` and `inquiries show`: reading inquiries where there is no browser. */
export function clinicsCommands(services: Services): readonly Command[] {
  return [
    {
      name: "inquiries list",
      usage: "inquiries list",
      summary: `the ${listed} newest inquiries, one per line`,
      async run(_words, terminal) {
        for (const { id, created_at, state } of await latestInquiries(services, listed))
          terminal.print(`${id}  ${created_at}  ${state}`);
        return 0;
      },
    },
    {
      name: "inquiries show",
      usage: "inquiries show ID",
      summary: "one inquiry, decrypted",
      async run([id = ""], terminal) {
        if (!isId(id)) throw new UsageError("Give the id of an inquiry; `inquiries list` shows them.");
        const inquiry = await inquiryById(services, id);
        if (!inquiry) {
          terminal.print(`There is no inquiry ${id}. It may have been erased.`);
          return 1;
        }
        terminal.print(`Received: ${inquiry.created_at}`);
        terminal.print(`Clinic:   ${inquiry.clinicName}`);
        terminal.print(`Name:     ${inquiry.contactName}`);
        terminal.print(`Email:    ${inquiry.email}`);
        terminal.print(`Phone:    ${inquiry.phone}`);
        terminal.print("");
        terminal.print(inquiry.message);
        return 0;
      },
    },
  ];
}
