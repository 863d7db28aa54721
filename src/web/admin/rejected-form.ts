import { createContext, use } from "react";
import type { RejectedForm } from "#platform/http/page-request.ts";

/** The form of this screen that was sent without scripts and rejected. */
export const RejectedOnServer = createContext<RejectedForm | undefined>(undefined);

/** The fields of passwords, which no page says again. */
const secretFields = ["password", "current"];

/** A rejected form without what its page must not say again. */
export function withoutSecrets(rejected: RejectedForm | undefined): RejectedForm | undefined {
  if (rejected === undefined) return undefined;
  const shown = Object.entries(rejected.values).filter(([name]) => !secretFields.includes(name));
  return { ...rejected, values: Object.fromEntries(shown) };
}

/** The rejected form, if it's this one. */
export function useRejectedForm(form: string | undefined): RejectedForm | undefined {
  const rejected = use(RejectedOnServer);
  return rejected?.form === form ? rejected : undefined;
}
