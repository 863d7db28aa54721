import type { Permission } from "../permissions/access.ts";
import type { Services } from "../services.ts";

/** Where a page of a timeline ended; the next one begins with what is older. */
export type TimelinePosition = { at: string; id: string };

/** One thing a person sent us, or we sent them. */
export type TimelineEntry = TimelinePosition & {
  /** What it is: "Message", "Newsletter". */
  what: string;
  /** Its subject or first words. */
  text: string;
  /** Where it stands, if it has a status. */
  status: string;
  /** Its address in the admin; empty if it's shown only here. */
  path: string;
};

/** What a source knows about a person besides what happened. */
export type PersonAbout = {
  /** What they call themselves. */
  name?: string;
  facts?: readonly { label: string; text: string }[];
  /** What waits for a reply, and until when. */
  due?: readonly { title: string; path: string; due: string }[];
  /** The newest thing that can be answered, and where. */
  reply?: { path: string; at: string } | undefined;
  /** The newsletter subscriber who can be unsubscribed. */
  subscriberId?: string;
};

/** Kinds of records that have a person's address, in the order of lists. */
export const foundKinds = ["messages", "inquiries", "answer", "place", "subscriber"] as const;

/** A record that has a person's address. Its title can be empty. */
export type FoundRecord = { kind: (typeof foundKinds)[number]; title: string; path: string; at: string };

/**
 * What a personal data source adds to the view of one person. Everything is found by a blind index of the address, so
 * it's quick in long lists. Addresses are normalized; callers check permissions.
 */
export type PersonPart = {
  permission: Permission;
  /**
   * The records that have the person's address. A record stands for its person in the address of the view, which never
   * has the email address itself. `name` is the kind of record there.
   */
  records?: {
    name: string;
    addressOf(services: Services, id: string): Promise<string | undefined>;
    newestOf(services: Services, email: string): Promise<string | undefined>;
  };
  /** What happened, newest first, as much as `limit`. */
  entries(
    services: Services,
    email: string,
    page: { before: TimelinePosition | undefined; limit: number },
  ): Promise<readonly TimelineEntry[]>;
  about?(services: Services, email: string): Promise<PersonAbout>;
  /** Their records for the admin's search, newest first, as much as `limit`. */
  found?(services: Services, email: string, limit: number): Promise<readonly FoundRecord[]>;
};
