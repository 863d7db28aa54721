/**
 * What a mail says about one that we sent.
 * `hard`: the address or its domain doesn't exist. `soft`: not delivered, for a reason that can pass.
 * `blocked`: our mail was refused, whoever it was for. `complaint`: marked as spam, or asked to be taken off.
 * `delayed`: the server is still trying. `unknown`: a report that we can't read. `automatic`: an out-of-office reply and
 * everything else that says nothing about the address.
 */
export const reportKinds = [
  "hard",
  "soft",
  "blocked",
  "complaint",
  "delayed",
  "unknown",
  "automatic",
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A report with the server's status code (RFC 3463), as far as there is one: 5.1.1, or 550. */
export type Report = { kind: ReportKind; status: string };
