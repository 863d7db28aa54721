import type { RedirectKind } from "./rules.ts";

/** One redirect. Nothing about visitors except a count and a day. */
export type RedirectRow = {
  id: string;
  /** Normalized (rules.ts). */
  from_path: string;
  /** As sent: a path with its query and anchor, or an external address. */
  target: string;
  /** The normalized path of the target; empty if it is external. */
  target_path: string;
  kind: RedirectKind;
  note: string;
  hits: number;
  /** The last day it was used, by the team's clock; empty if never. */
  used_on: string;
  /** Version number for optimistic locking. */
  revision: number;
  created_at: string;
  changed_at: string;
};

/** How often an unknown address was requested on a day. */
type MissingAddressRow = {
  /** A keyed hash of the path. */
  mark: string;
  day: string;
  /** The path, once it has been requested often enough; empty before. */
  path: string;
  count: number;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    redirects: RedirectRow;
    missing_addresses: MissingAddressRow;
  }
}
