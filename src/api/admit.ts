import type { Context } from "hono";
import * as z from "zod";
import { errorMessages } from "#content/errors.ts";
import { openedElsewhere } from "#content/opened-elsewhere.ts";
import { networkOf } from "#platform/http/client-address.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import type { AnyEndpoint, CallContext } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { keyOfSender } from "#platform/http/idempotency.ts";
import type { RejectedForm, SentForm } from "#platform/http/page-request.ts";
import { asksForRecentSignIn } from "#platform/http/recent-sign-in.ts";
import { isOwnOrigin } from "#platform/http/same-origin.ts";
import type { Log } from "#platform/log/log.ts";
import type { Actor, Permission, Scope } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { errorResponse } from "./error-response.ts";
import { logHoneypot, logRefusal } from "./log-refusal.ts";
import { logUnread, type RequestBodies, UnreadBody } from "./request-bodies.ts";

export type Checked = Pick<
  AnyEndpoint,
  | "response"
  | "input"
  | "limit"
  | "method"
  | "operationId"
  | "permission"
  | "recentSignInFor"
  | "scope"
  | "withoutRecentSignIn"
>;

/**
 * Limit, session, permission and recent sign-in, and what else the call is told but its parameters.
 * @throws {HttpError} too_many_requests, unauthorized, forbidden, recent_sign_in_required, not_found.
 */
export async function admit(
  context: Context,
  entry: ApiEntry,
  checked: Checked,
  params: Required["params"] = context.req.param(),
) {
  const { operationId, limit, permission, scope } = checked;
  const address = entry.addressOf(context);
  if (limit) await entry.services.limits.count(operationId, limit, address);
  const recentSignIn = asksForRecentSignIn(checked);
  const actor =
    permission === undefined
      ? undefined
      : await entry.admit(context.req.raw.headers, { permission, scope, params, recentSignIn });
  // No id looks like this, and PostgreSQL can't be queried for it.
  if (!Object.values<string>(context.req.param()).every(isStorable)) throw new HttpError("not_found");
  const network = networkOf(address);
  const sender = actor ? `team ${actor.id}` : network;
  return {
    actor,
    call: { ...callContext(context, entry.services, { sender, network }), ...(actor ? { actor } : {}) },
  };
}

/** @throws {HttpError} invalid_input, recent_sign_in_required. */
export async function admitInput(
  entry: ApiEntry,
  checked: Checked,
  { actor, raw }: { actor: Actor | undefined; raw: unknown },
): Promise<unknown> {
  logHoneypot(entry.services.log, checked.operationId, raw);
  const input = checked.input ? validate(checked.input, raw) : undefined;
  if (actor) await entry.admitInput(actor, checked, input);
  return input;
}

export function logFailure(log: Log, operation: string, thrown: unknown): void {
  const { status, body } = errorResponse(thrown);
  if (thrown instanceof UnreadBody) logUnread(log, thrown, operation);
  else if (status >= 500)
    log.error({
      event: "api.failed",
      operation,
      error: String(thrown),
      stack: thrown instanceof Error ? thrown.stack : undefined,
    });
  logRefusal(log, operation, { code: body.code, thrown });
}

/** @throws {HttpError} foreign_origin, unless a write comes from our own pages. */
export function guardOrigin(
  context: Context,
  { services }: Pick<ApiEntry, "services">,
  { method, path }: Pick<AnyEndpoint, "method"> & { path?: string },
): void {
  const { SITE_URL: siteUrl } = services.settings;
  if (method === "get" || isOwnOrigin(context.req.raw.headers, siteUrl, context.req.header("host"))) return;
  const isTeams = path === undefined || /^\/(?:auth|admin)\//.test(path);
  throw new HttpError("foreign_origin", isTeams ? { message: openedElsewhere(siteUrl) } : {});
}

/** @throws {HttpError} invalid_input with the first message of each field. */
export function validate(schema: z.core.$ZodType, raw: unknown): unknown {
  // A schema without a sentence of its own would answer with the parser's words.
  const result = z.core.safeParse(schema, raw, { error: () => errorMessages.invalid_input });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0];
    if (typeof name === "string") fields[name] ??= issue.message;
  }
  // The first message is also the overall one: without JavaScript it is shown at the top of the form.
  const [first] = Object.values(fields);
  throw new HttpError("invalid_input", { ...(first ? { fields, message: first } : {}), cause: result.error });
}

/**
 * Shows a page again with its errors and everything typed: the response to an invalid form sent without JavaScript. In
 * the admin it's shown to `actor`.
 */
type RenderRejectedForm = (
  page: string,
  status: number,
  rejected: RejectedForm,
  actor?: Actor,
) => Promise<Response>;

/** Shows a page with the result of a form sent without JavaScript. */
type RenderSentForm = (page: string, status: number, sent: SentForm) => Promise<Response>;

export type ApiEntry = {
  services: Services;
  bodies: RequestBodies;
  /** The client's address, behind trusted proxies. */
  addressOf(context: Context): string;
  renderRejectedForm: RenderRejectedForm;
  renderSentForm: RenderSentForm;
  /**
   * The signed-in team member.
   * @throws {HttpError} unauthorized without a session, forbidden without the permission, not_found for an item that
   * limited access doesn't include, recent_sign_in_required.
   */
  admit(headers: Headers, required: Required): Promise<Actor>;
  /** @throws {HttpError} recent_sign_in_required if this input needs it: a further page of a list, for example. */
  admitInput(actor: Actor, checked: Checked, input: unknown): Promise<void>;
};

export type Required = {
  permission: Permission;
  scope?: Scope | undefined;
  /** Of the address; a scope's item is among them. */
  params: Readonly<Record<string, string | undefined>>;
  recentSignIn: boolean;
};

export const maxKeyLength = 200;

export function callContext(
  context: Context,
  { settings }: Services,
  { sender, network }: { sender: string; network: string },
): Omit<CallContext, "actor" | "params"> {
  const key = context.req.header("idempotency-key");
  if (key !== undefined && (key.length === 0 || key.length > maxKeyLength)) throw new HttpError("unreadable");
  return {
    idempotencyKey: key === undefined ? undefined : keyOfSender(sender, key),
    sender,
    page: ownPage(context, settings),
    headers: context.req.raw.headers,
    network,
  };
}

/** The page of this site that a request comes from. */
export function ownPage(context: Context, { SITE_URL: siteUrl }: Services["settings"]): string | undefined {
  const referer = context.req.header("referer") ?? "";
  if (!URL.canParse(referer) || new URL(referer).origin !== siteUrl) return undefined;
  return new URL(referer).pathname.slice(0, maxKeyLength);
}
