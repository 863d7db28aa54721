import type { RecordKind, RecordState } from "./schema.ts";

export const recordTexts: Readonly<Record<RecordKind, { title: string; why: string }>> = {
  spf: { title: "SPF", why: "Names the servers that may send email for your domain." },
  dkim: {
    title: "DKIM",
    why: "Publishes the key that our signatures are checked with, so that nobody can change an email on its way.",
  },
  dmarc: {
    title: "DMARC",
    why: "Says what to do with email that fails both. Gmail and Yahoo require it of newsletters.",
  },
  mx: { title: "MX", why: "Names the servers that receive email for your domain, such as replies." },
  ptr: {
    title: "PTR",
    why: "Gives the sending server's address a name. Many servers reject mail without one.",
  },
};

export const stateNames: Readonly<Record<RecordState, string>> = {
  right: "OK",
  missing: "Missing",
  wrong: "Needs a change",
  unclear: "Not certain",
};

const unreachable = "The DNS didn't answer. Check again in a few minutes.";

export const recordMessages = {
  unreachable,
  spf: {
    right: "Includes your mail server.",
    missing:
      "There's no SPF record. Add this one. If a mail provider sends for you, use the one it names instead.",
    several: "There's more than one SPF record, so none of them counts. Merge them into one.",
    unreadable: (term: string) => `The record can't be used because of this part: ${term}`,
    lookups: (count: number) =>
      `The record takes ${count} DNS lookups, and receivers stop at 10. Remove what you no longer use.`,
    open: "The record lets everyone send in your name (+all). Change that to ~all.",
    unknown: "We don't know which server sends your mail. Set up a mail server, and check again.",
    other: (host: string, part: string) =>
      `The record doesn't name ${host}. That's fine if your provider sends from other servers, as most do. Otherwise, add ${part} before the part that ends in "all".`,
    without: (host: string) =>
      `The record doesn't let ${host} send. Add it before the part that ends in "all".`,
  },
  dkim: {
    right: "Your emails are signed.",
    noKey: "There's no key yet. Make one, and add the record that we then show here.",
    missing: "Add this record. Your emails are signed as soon as a check has found it.",
    wrong: "The record has another key. Replace it with this one.",
  },
  dmarc: {
    right: (policy: string) =>
      policy === "none"
        ? "Receivers are asked to do nothing yet. Once SPF and DKIM have been OK for a few weeks, change p=none to p=quarantine."
        : `Receivers are asked to ${policy} email that only claims to be yours.`,
    missing:
      "There's no DMARC record. Start with this one, which changes nothing for email that arrives today.",
    several: "There's more than one DMARC record, so none of them counts. Keep one.",
    unreadable: "The record names no policy. Set p to none, quarantine or reject.",
  },
  mx: {
    right: "Email to your domain is received.",
    missing: "There's no MX record, so replies can't arrive. Your mail provider says what to add.",
    refuses: "The record says that your domain takes no email. Your mail provider says what to add instead.",
  },
  ptr: {
    right: (name: string) => `The sending server is ${name}.`,
    missing: (address: string) =>
      `${address} has no name. Whoever runs that server can set one, in the settings of its hosting.`,
    wrong: (address: string, name: string) =>
      `${address} is named ${name}, but that name doesn't lead back to it. Whoever runs the server can correct one of the two.`,
    unknown: "We don't know the address of your mail server.",
  },
};
