import type { RouterContextProvider } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { formCopy, requiredMarks } from "#content/forms.ts";
import type { Page } from "#content/schema.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { signInBounds } from "../../schema.ts";

export function signInView<P extends Page>(context: Readonly<RouterContextProvider>, page: P, form: string) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page,
    siteUrl,
    bounds: signInBounds,
    marks: requiredMarks,
    failed: adminCopy.failed,
    errorTitle: formCopy.errorSummary(Object.keys(rejectedForm?.fields ?? {}).length),
    rejected: rejectedForm?.form === form ? rejectedForm : undefined,
  };
}
