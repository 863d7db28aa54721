import { createContext, use } from "react";
import type { RejectedForm } from "#platform/http/page-request.ts";

/** The form of this screen that was sent without scripts and rejected. */
export const RejectedOnServer = createContext<RejectedForm | undefined>(undefined);

/** The rejected form, if it's this one. */
export function useRejectedForm(form: string | undefined): RejectedForm | undefined {
  const rejected = use(RejectedOnServer);
  return rejected?.form === form ? rejected : undefined;
}
