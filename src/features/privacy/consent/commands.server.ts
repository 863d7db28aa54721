import type { Command } from "#platform/command.ts";
import type { Services } from "#platform/services.ts";
import { consentLogCheck } from "./reads.server.ts";

/** `consent verify`: checking the consent log where there is no browser, or from a timer. */
export function consentCommands(services: Services): readonly Command[] {
  return [
    {
      name: "consent verify",
      usage: "consent verify",
      summary: "verifies the consent log; exit code 1 if it was altered",
      async run(_words, terminal) {
        const { whole, broken, count, head, at } = await consentLogCheck(services);
        terminal.print(`Checked: ${at}`);
        terminal.print(`Entries: ${count}`);
        terminal.print(`Last hash: ${head === "" ? "none yet" : head}`);
        if (whole) {
          terminal.print("The consent log is whole. Every entry fits the one before.");
          return 0;
        }
        terminal.print(`The consent log is broken at: ${broken}`);
        terminal.print("Keep the database as it is, and compare this entry with a backup.");
        return 1;
      },
    },
  ];
}
