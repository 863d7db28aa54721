import type { Feature } from "#platform/feature.ts";
import { mailCommands } from "./commands.server.ts";
import { recheckMailRecords } from "./writes.server.ts";

/** Sending well: signatures, the records of our domain, and the queue of emails. */
export const outgoingMailFeature = {
  name: "outgoing-mail",
  commands: mailCommands,
  nightly: recheckMailRecords,
} satisfies Feature;
