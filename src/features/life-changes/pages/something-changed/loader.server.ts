import { requiredMarks } from "#content/forms.ts";
import { groupPaths } from "#content/groups/choices.ts";
import { somethingChanged } from "#content/something-changed.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { changedView } from "../../reads.server.ts";
import { changeRetentionMonths } from "../../rules.ts";
import { type ChangedView, changePress } from "../../schema.ts";

/** The page: a field for the link, or what the link opened, if it was sent without script. */
export async function viewFor({ services, sentForm, rejectedForm }: PageRequest) {
  const form = "something-changed";
  const rejected = rejectedForm?.form === form ? rejectedForm : undefined;
  const copy = {
    ...somethingChanged,
    kept: somethingChanged.kept.replaceAll("{kept}", `${changeRetentionMonths} months`),
  };
  return {
    copy,
    marks: requiredMarks,
    paths: groupPaths,
    problem: rejected?.fields.token ?? rejected?.message,
    typed: rejected?.values.token ?? "",
    opened: services && sentForm?.form === form ? await openedBy(services, sentForm.body) : undefined,
  };
}

async function openedBy(
  services: NonNullable<PageRequest["services"]>,
  { token, done }: Readonly<Record<string, unknown>>,
): Promise<ChangedView | undefined> {
  const sent = changePress.safeParse({ token, press: done }).data;
  if (!sent) return undefined;
  const view = await changedView(services, sent.token);
  return sent.press === undefined ? view : { ...view, done: sent.press };
}
