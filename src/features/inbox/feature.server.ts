import type { Feature } from "#platform/feature.ts";
import { inboxEndpoints } from "./api.server.ts";
import { contactEndpoints } from "./contact/api.server.ts";
import { contactCommands } from "./contact/commands.server.ts";
import { contactJobs, removeOldMessages, removeOldSuspectedMessages } from "./contact/jobs.server.ts";
import { messageRetention, suspectedRetention } from "./contact/rules.ts";
import { contactMigrations } from "./contact/table.server.ts";
import { messagesSource } from "./contact/writes/personal.server.ts";
import { clinicsEndpoints } from "./inquiries/api.server.ts";
import { clinicsCommands } from "./inquiries/commands.server.ts";
import { clinicsJobs, removeOldInquiries, removeOldSuspectedInquiries } from "./inquiries/jobs.server.ts";
import { inquiryRetention, suspectedInquiryRetention } from "./inquiries/rules.ts";
import { clinicsMigrations } from "./inquiries/table.server.ts";
import { inquiriesSource } from "./inquiries/writes/personal.server.ts";
import { inboxJobs } from "./jobs.server.ts";
import routes from "./routes.ts";
import { inboxMigrations } from "./table.server.ts";
import { closedDays } from "./writes/closed-days.server.ts";
import { notesSource } from "./writes/personal.server.ts";

/** Contact messages and clinic inquiries: the forms, and the team's work with what comes in. */
export const inboxFeature = {
  name: "inbox",
  routes,
  migrations: { ...contactMigrations, ...clinicsMigrations, ...inboxMigrations },
  endpoints: (services) => [
    ...contactEndpoints(services),
    ...clinicsEndpoints(services),
    ...inboxEndpoints(services),
  ],
  teamSettings: [closedDays],
  jobs: (services) => ({ ...contactJobs(services), ...clinicsJobs(services), ...inboxJobs(services) }),
  commands: (services) => [...contactCommands(services), ...clinicsCommands(services)],
  retention: {
    "contact.suspected": removeOldSuspectedMessages,
    "contact.messages": removeOldMessages,
    "clinics.suspected": removeOldSuspectedInquiries,
    "clinics.inquiries": removeOldInquiries,
  },
  retentionKinds: [
    {
      rule: messageRetention,
      rows: { table: "contact_messages", since: "created_at", state: { isNot: "suspected_spam" } },
    },
    {
      rule: suspectedRetention,
      rows: { table: "contact_messages", since: "state_at", state: { is: "suspected_spam" } },
    },
    {
      rule: inquiryRetention,
      rows: { table: "clinic_inquiries", since: "created_at", state: { isNot: "suspected_spam" } },
    },
    {
      rule: suspectedInquiryRetention,
      rows: { table: "clinic_inquiries", since: "state_at", state: { is: "suspected_spam" } },
    },
  ],
  personalData: [notesSource, messagesSource, inquiriesSource],
} satisfies Feature;
