import { settingEndpoint } from "#features/team-settings/writes.server.ts";
import type { Services } from "#platform/services.ts";
import { notificationChange } from "./schema.ts";
import { changeNotified } from "./writes/notified.server.ts";

/** The setting that says whom the team's notifications go to. */
export function membersEndpoints(services: Services) {
  return [
    settingEndpoint(services, {
      path: "told",
      operationId: "changeTold",
      summary:
        "Changes who gets an email about new messages or inquiries: team members, or `team` for the mailbox.",
      input: notificationChange,
      example: { about: "messages", chosen: ["team"], was: "" },
      change: changeNotified,
    }),
  ];
}
