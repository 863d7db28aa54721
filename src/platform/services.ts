import type { HashCosts } from "./auth/passwords.ts";
import type { Clock } from "./clock/clock.ts";
import type { FieldCipher } from "./crypto/field-cipher.ts";
import type { Store } from "./database/open.ts";
import type { Limits } from "./http/limits.ts";
import type { Ids } from "./ids/ids.ts";
import type { Log } from "./log/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { CoreSettings } from "./settings/core.ts";

/**
 * Lists that features share through the composition root, so that a feature that needs a part of every other one
 * imports none of them. The feature that reads a list declares it (TypeScript merges the declarations).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Contributions {}

/** Everything a feature works with; assembled once, in server/assemble.ts. */
export type Services = {
  store: Store;
  clock: Clock;
  ids: Ids;
  cipher: FieldCipher;
  mailer: Mailer;
  limits: Limits;
  log: Log;
  settings: CoreSettings;
  /** The cost of hashing new passwords and recovery codes. */
  hashCosts: HashCosts;
  contributions: Contributions;
  /** Runs something as this site, so that content says what its team has published. Entry points run inside it. */
  asSite<Result>(run: () => Result): Result;
};
