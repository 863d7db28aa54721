import type { RouterContextProvider } from "react-router";
import { formCopy } from "#content/forms.ts";
import type { Page } from "#content/schema.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { signInBounds } from "../../schema.ts";

/** What every page of the sign-in is drawn from: its words, and what was wrong with a form of this name. */
export function gateView<P extends Page>(context: Readonly<RouterContextProvider>, page: P, form: string) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page,
    siteUrl,
    bounds: signInBounds,
    marks: { optional: formCopy.optional, errorMark: formCopy.errorMark },
    errorTitle: formCopy.errorSummary(Object.keys(rejectedForm?.fields ?? {}).length),
    rejected: rejectedForm?.form === form ? rejectedForm : undefined,
  };
}
