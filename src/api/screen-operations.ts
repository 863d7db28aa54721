import type { Context } from "hono";
import { adminScreens } from "#features/index.server.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import {
  type AnyOperation,
  type OperationOutcome,
  type ScreenOperations,
  screenParams,
} from "#platform/http/screen-operation.ts";
import { type ApiEntry, admit, admitInput, guardOrigin, logFailure } from "./admit.ts";
import { asHttpError } from "./error-response.ts";
import { readFields } from "./read-input.ts";

/** The field of a form, and of what a script sends, that names the operation. */
const operationField = "operation";

/** An operation as what the API checks: like an endpoint at its screen's address, with the screen's permission. */
export function checkedOperation(
  screen: string,
  [operationId, operation]: readonly [name: string, operation: AnyOperation],
): AnyEndpoint {
  const own = adminScreens.find(({ path }) => path === screen);
  if (!own) throw new Error(`${screen} has an action and is no screen of the admin`);
  return {
    permission: own.permission,
    ...operation,
    method: "post",
    path: own.path,
    operationId,
    summary: "",
    response: { status: 200, description: "", example: {} },
    handle: () => Promise.reject(new Error("called through its screen")),
  };
}

type OfScreen = { screen: string; params: Readonly<Record<string, string | undefined>> };

/**
 * Runs the operation that a request to a screen names, with the same checks as an endpoint's. Whoever isn't signed in,
 * or may not open the screen, is refused before the body is read.
 */
export async function runOperation(
  entry: ApiEntry,
  context: Context,
  operations: ScreenOperations,
  { screen, params: ofAddress }: OfScreen,
): Promise<OperationOutcome> {
  let name = `screen ${screen}`;
  let values: Readonly<Record<string, string>> = {};
  const headers = new Headers({ "cache-control": "no-store" });
  try {
    guardOrigin(context, entry, { method: "post" });
    const own = adminScreens.find(({ path }) => path === screen);
    if (!own) throw new HttpError("not_found");
    const params = screenParams(ofAddress);
    const { permission, scope } = own;
    await entry.admit(context.req.raw.headers, { permission, scope, params, recentSignIn: false });
    const fields = await readFields(context, () => entry.bodies.read(context, { isSignedIn: true }));
    values = fields.formValues ?? {};
    const { [operationField]: named, ...given } = fields.raw;
    const found = Object.entries(operations).find(([each]) => each === named);
    if (!found) throw new HttpError("not_found");
    const [operationName, operation] = found;
    name = operationName;
    const checked = checkedOperation(screen, found);
    const { actor, call } = await admit(context, entry, checked, params);
    if (!actor) throw new HttpError("unauthorized");
    if (!Object.values(params).every(isStorable)) throw new HttpError("not_found");
    const raw = fields.formValues && operation.fromForm ? operation.fromForm(textsOf(given)) : given;
    // The operation's own schema has just parsed the input, which makes these calls type-safe.
    const input = (await admitInput(entry, checked, { actor, raw })) as never;
    const { services } = entry;
    const value =
      (await operation.handle({ ...call, actor, params, services, input, responseHeaders: headers })) ?? {};
    return { operation: name, headers, value, next: operation.next?.(value as never) };
  } catch (thrown) {
    logFailure(entry.services.log, name, thrown);
    return { operation: name, headers, error: asHttpError(thrown), values };
  }
}

function textsOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
