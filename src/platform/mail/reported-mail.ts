import type { Tx } from "#platform/database/open.ts";
import type { ReportKind } from "./incoming/reports/report-kind.ts";
import type { VisitorMail } from "./mail.ts";

/** What a report says about one of our mails, once it's clear which mail it is. */
export type ReportedMail = {
  /** The id that the mail was sent with. */
  id: string;
  mail: VisitorMail;
  report: Exclude<ReportKind, "delayed" | "automatic">;
  /** The server's code; empty if there is none. */
  status: string;
  /** The address that the mail was sent to. */
  email: string;
  /** Whether mail to this address is stopped now. */
  isStopped: boolean;
};

/** Notes a report in the transaction that claims it. It must not send anything: a report never causes a mail. */
export type ReportHandler = (tx: Tx, reported: ReportedMail) => Promise<void>;

declare module "#platform/services.ts" {
  interface Contributions {
    /** Of features whose mails can come back. */
    reportHandlers: readonly ((services: Services) => ReportHandler)[];
  }
}
