import type { Context } from "hono";
import type { ApiEntry } from "#api/admit.ts";
import { errorResponse } from "#api/error-response.ts";
import { runOperation } from "#api/screen-operations.ts";
import { withoutEndSlashes } from "#content/page-path.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { OperationOutcome } from "#platform/http/screen-operation.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** Whether a request comes from a script of ours, which gets JSON; a form sent without scripts gets a page. */
export function isByScript({ headers }: Request): boolean {
  return !(headers.get("accept") ?? "").includes("text/html");
}

type Given = { entry: ApiEntry; pages: PageRenderer; actor: Actor | undefined };

/**
 * Calls an operation of the screen at this address. React Router finds the screen and its action; what came of it is
 * answered here, so that nothing is rendered for a script.
 */
export async function callScreen(context: Context, { entry, pages, actor }: Given): Promise<Response> {
  const { pathname, origin } = new URL(context.req.url);
  const isScript = isByScript(context.req.raw);
  let outcome: OperationOutcome | undefined;
  const called = await pages.act(actionRequest(origin, pathname), async (operations, request) => {
    outcome = await runOperation(entry, context, operations, request);
  });
  // No screen, or one without an action.
  outcome ??= {
    operation: "",
    headers: new Headers({ "cache-control": "no-store" }),
    error: new HttpError(called.status === 404 ? "not_found" : "method_not_allowed"),
    values: {},
  };
  const { headers } = outcome;
  if (!("error" in outcome)) {
    if (isScript) return Response.json(outcome.value, { headers });
    headers.set("location", outcome.next ?? pathname);
    return new Response(null, { status: 303, headers });
  }
  const { status, body, headers: own } = errorResponse(outcome.error);
  const { message, fields = {} } = body;
  const rejected = { form: outcome.operation, message, fields, values: outcome.values };
  const response = isScript
    ? Response.json(body, { status, headers })
    : await pages.renderRejectedScreen(pathname, status, rejected, actor);
  for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
  return response;
}

/** Asks React Router for the action only; the body is read by the operation, once it may. */
function actionRequest(origin: string, pathname: string): Request {
  const path = withoutEndSlashes(pathname);
  return new Request(`${origin}${path}.data${path === "/admin" ? "?index" : ""}`, { method: "POST" });
}
