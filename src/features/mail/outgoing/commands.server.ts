import { parseArgs } from "node:util";
import type { Command } from "#platform/command.ts";
import { dkimKeys, dkimRecord } from "#platform/mail/dkim/dkim-keys.ts";
import type { Services } from "#platform/services.ts";
import { recordTexts, stateNames } from "./copy.ts";
import { sendingDomain } from "./reads/records.server.ts";
import { checkMailRecords, makeDkimKey } from "./writes.server.ts";

export function mailCommands(services: Services): readonly Command[] {
  return [
    {
      name: "mail dkim",
      usage: "mail dkim [--new]",
      summary: "Shows the DNS record of the key that signs emails, and makes the key if there is none.",
      async run(args, { print }) {
        const { values } = parseArgs({ args: [...args], options: { new: { type: "boolean" } } });
        const known = (await dkimKeys(services.store.db, sendingDomain(services.settings)))[0];
        const key =
          known && !values.new
            ? known
            : await makeDkimKey(services, "terminal", { anew: values.new ?? false });
        if (key === undefined) return 1;
        const { name, value } = dkimRecord(key);
        print("Add this record to the DNS of your domain:");
        print("");
        print(`${name}. TXT ${value}`);
        print("");
        print("In a zone file, where a text has at most 255 characters:");
        print("");
        print(`${name}. IN TXT ( ${(value.match(/.{1,250}/g) ?? []).map((part) => `"${part}"`).join(" ")} )`);
        print("");
        print(
          key.seen_at === null
            ? "Then run script/admin mail check. Emails are signed as soon as a check has found the record."
            : `The record was found at ${key.seen_at}. Emails are signed.`,
        );
        return 0;
      },
    },
    {
      name: "mail check",
      usage: "mail check",
      summary: "Checks the DNS records that decide whether emails arrive: SPF, DKIM, DMARC, MX, PTR.",
      async run(args, { print }) {
        parseArgs({ args: [...args], options: {} });
        const { domain, records } = await checkMailRecords(services, "terminal");
        print(`Records of ${domain}:`);
        for (const { kind, state, text, found, paste } of records) {
          print(`${recordTexts[kind].title}: ${stateNames[state]}. ${text}`);
          for (const record of found) print(`  found: ${record}`);
          if (paste) print(`  add: ${paste.name}. ${paste.type} ${paste.value}`);
        }
        return records.every(({ state }) => state === "right" || state === "unclear") ? 0 : 1;
      },
    },
  ];
}
