import type { Services } from "../services.ts";

/** People that a feature knows by their address, and whom a newsletter segment can name. */
export type Audience = {
  /** What can be chosen, newest first. The caller checks permissions. */
  list(services: Services): Promise<readonly { id: string; label: string }[]>;
  /** The addresses behind a choice, normalized for comparison. */
  addresses(services: Pick<Services, "store" | "cipher">, id: string): Promise<readonly string[]>;
};
