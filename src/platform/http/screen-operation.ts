import type * as z from "zod";
import type { Actor, Permission, Scope } from "../permissions/access.ts";
import type { Services } from "../services.ts";
import type { CallContext, RateLimit, WithoutRecentSignIn } from "./endpoint.ts";
import type { HttpError } from "./errors.ts";

/** What an operation of a screen is called with. Writes check the actor's permission again. */
export type OperationCall<Input = unknown> = Omit<CallContext, "actor"> & {
  services: Services;
  actor: Actor;
  input: Input;
  /** Headers of the response, for the few operations that set cookies. */
  responseHeaders: Headers;
};

/** One operation of an admin screen: what it takes, who may call it, and what it does. */
export type ScreenOperation<Input, Value, Given = unknown> = {
  input: z.core.$ZodType<Input, Given>;
  /** Required besides the screen's own permission. */
  permission?: Permission;
  /** How limited access opens it; closed without, even if the screen is open. */
  scope?: Scope;
  /** Why the team member needs no recent sign-in; every operation asks for one unless it says why not. */
  withoutRecentSignIn?: WithoutRecentSignIn;
  /** The inputs that ask for a recent sign-in although the operation doesn't: one of its actions can't be undone. */
  recentSignInFor?(input: Input): boolean;
  limit?: RateLimit;
  /** Converts the fields of a form, which are texts, to the input's types. */
  fromForm?(fields: Readonly<Record<string, string>>): unknown;
  /** Where a form sent without scripts leads afterwards; otherwise to its own screen. */
  next?(value: Value): string;
  /** @returns plain values, sent as JSON; or nothing, which is sent as an empty object. */
  handle(call: OperationCall<Input>): Promise<Value>;
};

/** Any operation, for lists; `handle` only gets input that `input` has parsed. */
export type AnyOperation = Omit<
  ScreenOperation<unknown, unknown>,
  "input" | "handle" | "recentSignInFor" | "next"
> & {
  input: z.core.$ZodType;
  recentSignInFor?(input: never): boolean;
  next?(value: never): string;
  handle(call: OperationCall<never>): Promise<unknown>;
};

export type ScreenOperations = Readonly<Record<string, AnyOperation>>;

/** The parameters of a screen's address. Ids are lower case; an address may have been typed otherwise. */
export function screenParams(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).map(([name, value = ""]) => [name, value.toLowerCase()]));
}

export type OperationOutcome = { operation: string; headers: Headers } & (
  | { value: unknown; next?: string | undefined }
  | { error: HttpError; values: Readonly<Record<string, string>> }
);
