import { createContext, use, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type * as z from "zod";
import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { firstWrong } from "#platform/browser/form-fields.ts";
import { type Refusal, refusalOf } from "#platform/browser/refusal.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import type { AnyOperation } from "#platform/http/screen-operation.ts";

/** The action of any screen, for operations of one that this screen may not import. */
export type AnyAction = { operations: Readonly<Record<string, AnyOperation>> };
type Names<Screen extends AnyAction> = Extract<keyof Screen["operations"], string>;
type InputOf<Screen extends AnyAction, Name extends Names<Screen>> = z.input<
  Screen["operations"][Name]["input"]
>;
/** What an operation answers; an empty object if its handler returns nothing. */
export type ValueOf<Screen extends AnyAction, Name extends Names<Screen>> = OrObject<
  Awaited<ReturnType<Screen["operations"][Name]["handle"]>>
>;
type OrObject<Value> = [Value] extends [object] ? Value : object;

export type Problem = {
  message: string;
  fields: Readonly<Record<string, string>>;
  /** Where to go about it. */
  link?: { href: string; text: string } | undefined;
};

/** What to show of a refusal, or of no answer at all. */
export const problemOf = (refusal: Refusal | undefined): Problem => ({
  message: refusal?.message ?? adminCopy.failed,
  fields: refusal?.fields ?? {},
  ...(refusal?.code === "unauthorized" ? { link: adminCopy.signIn } : {}),
});

/** The same with the status of the answer, if there was one. */
type Refused = Problem & { status: number | undefined };

type Options<Value> = {
  /** The address of the screen that has the operation, if it isn't this one. */
  at?: string;
  /** One per filling of a form; a repeated key returns the first result. */
  idempotencyKey?: string;
  /** Called before the screen is read again: closes what would take the focus back, for example. */
  done?(value: Value): void;
  /** Called with why it was refused, for what may be said after the screen has been left. */
  refused?(problem: Refused): void;
  /** Whether what is on screen stays as it is; otherwise it is read again afterwards. */
  stay?: boolean;
};

/**
 * Calls the operations of a screen's action, checked against its types: `useOperations<typeof action>()`. Tracks
 * whether one is in progress and why the last was refused; a rejected field gets the focus. `send` returns what the
 * operation returned, once the screen shows it, and undefined if it was refused. Forms sent before the scripts have
 * come are shown again by the server with `problem` and with `typed`, the fields' texts. `field` has the props that
 * every field of a form shares; `initial` stands in it until something else was typed.
 */
export function useOperations<Screen extends AnyAction>(form?: Names<Screen>) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const rejected = useRejectedForm(form);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>(rejected);

  useEffect(() => {
    if (problem && Object.keys(problem.fields).length > 0) firstWrong(document)?.focus();
  }, [problem]);

  async function send<Name extends Names<Screen>>(
    operation: Name,
    values: InputOf<Screen, Name> | FormData,
    { at = pathname, idempotencyKey, done, refused, stay = false }: Options<ValueOf<Screen, Name>> = {},
  ): Promise<ValueOf<Screen, Name> | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const body =
        values instanceof FormData ? fieldsOf(values, operation) : { ...Object(values), operation };
      const options = idempotencyKey === undefined ? {} : { idempotencyKey };
      const response = await apiRequest("POST", at, body, options);
      const value: ValueOf<Screen, Name> = await response.json();
      done?.(value);
      if (!stay) await revalidate();
      return value;
    } catch (error) {
      const refusal = refusalOf(error);
      const why = problemOf(refusal);
      setProblem(why);
      refused?.({ ...why, status: refusal?.status });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  const typed = rejected?.values ?? {};
  const field = (name: string, initial?: string) => ({
    defaultValue: typed[name] ?? initial,
    error: problem?.fields[name],
    id: name,
    marks: requiredMarks,
    name,
  });
  return { busy, problem, typed, field, send, clear: () => setProblem(undefined) };
}

function fieldsOf(form: FormData, operation: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  fields.set("operation", operation);
  return fields;
}

/** The form of this screen that was sent without scripts and rejected. */
export const RejectedOnServer = createContext<RejectedForm | undefined>(undefined);

/** The fields of passwords, which no page says again. */
const secretFields = ["password", "current"];

export function withoutSecrets(rejected: RejectedForm | undefined): RejectedForm | undefined {
  if (rejected === undefined) return undefined;
  const shown = Object.entries(rejected.values).filter(([name]) => !secretFields.includes(name));
  return { ...rejected, values: Object.fromEntries(shown) };
}

function useRejectedForm(form: string | undefined): RejectedForm | undefined {
  const rejected = use(RejectedOnServer);
  return rejected?.form === form ? rejected : undefined;
}
