import type { Context, Hono } from "hono";
import type { AnyEndpoint, CallContext, FormPath, SentFrom } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { confirmationAddress } from "#platform/http/recent-sign-in.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { type ApiEntry, admit, admitInput, guardOrigin, logFailure, ownPage } from "./admit.ts";
import { errorResponse } from "./error-response.ts";
import { readInput } from "./read-input.ts";
import { streamedFile } from "./streamed-file.ts";

/** Mounts one endpoint: parse → call → present → map errors, the same for all. */
export function mountEndpoint(
  app: Hono,
  entry: ApiEntry,
  endpoint: AnyEndpoint,
  path: string = endpoint.path,
): void {
  if (endpoint.path.startsWith("/admin/") && endpoint.permission === undefined)
    throw new Error(`${endpoint.operationId} is an admin operation without a permission`);
  app.on(endpoint.method.toUpperCase(), path, async (context) => {
    let formValues: Readonly<Record<string, string>> | undefined;
    let actor: Actor | undefined;
    const sentFrom = () => ({
      params: context.req.param(),
      page: ownPage(context, entry.services.settings),
      fields: formValues ?? {},
    });
    try {
      guardOrigin(context, entry, endpoint);
      const admitted = await admit(context, entry, endpoint);
      actor = admitted.actor;
      // Exports are recorded when they're requested, so asking only for the headers of one would record it as well.
      if (context.req.method === "HEAD" && endpoint.permission !== undefined)
        throw new HttpError("method_not_allowed", { headers: { allow: "GET" } });
      const { maxBytes, tooLarge } = endpoint;
      const limit = { maxBytes, tooLarge, isSignedIn: actor !== undefined };
      const readBody = () => entry.bodies.read(context, limit);
      const read = endpoint.input ? await readInput(context, endpoint, readBody) : undefined;
      formValues = read?.formValues;
      const input = await admitInput(entry, endpoint, { actor, raw: read?.raw });
      const known = { ...admitted.call, params: context.req.param() };
      const { status, body, file, setCookies = [], clearsCache, next } = await call(endpoint, input, known);
      if (file) return streamedFile(file, entry.services, endpoint.operationId);
      context.header("cache-control", "no-store");
      for (const cookie of setCookies) context.header("set-cookie", cookie, { append: true });
      if (clearsCache) context.header("clear-site-data", '"cache"');
      if (formValues && endpoint.form?.showsResponse && wantsPage(context))
        return await entry.renderSentForm(pageOf(endpoint.form, sentFrom()), status, {
          form: endpoint.form.name,
          body,
        });
      // A script sends files like a form does, and expects JSON.
      if (formValues && endpoint.form && (!endpoint.form.files || wantsPage(context)))
        return context.redirect(next ?? endpoint.form.thanks, 303);
      return context.json(body, status);
    } catch (thrown) {
      const { status, body, headers } = errorResponse(thrown);
      logFailure(entry.services.log, endpoint.operationId, thrown);
      // A download is opened like a page, so its refusal is one too.
      if (body.code === "recent_sign_in_required" && opensPage(context))
        return context.redirect(confirmationFor(context.req.url), 303);
      // After the sign-in, the screen that it was on opens again.
      if (body.code === "unauthorized" && endpoint.permission !== undefined && opensPage(context)) {
        const { settings, contributions } = entry.services;
        const screen = ownPage(context, settings) ?? "/admin";
        return context.redirect(contributions.admin.loginAddress(screen), 303);
      }
      const { form } = endpoint;
      if (form && wantsPage(context)) {
        const rejected = {
          form: form.name,
          message: body.message,
          fields: body.fields ?? {},
          values: formValues ?? {},
        };
        const page = await entry.renderRejectedForm(pageOf(form, sentFrom()), status, rejected, actor);
        for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
        return page;
      }
      return Response.json(body, {
        status,
        headers: { "cache-control": "no-store", ...headers },
      });
    }
  });
}

function pageOf({ page }: FormPath, { params, ...sent }: SentFrom & { params: Record<string, string> }) {
  return typeof page === "string" ? page : page(params, sent);
}

// The endpoint's own schema has just parsed the input, which makes this call type-safe.
export function call(endpoint: AnyEndpoint, input: unknown, context: CallContext) {
  return endpoint.handle(input as never, context);
}

function opensPage(context: Context): boolean {
  return context.req.method === "GET" && (context.req.header("accept") ?? "").includes("text/html");
}

function confirmationFor(url: string): string {
  const { pathname, search } = new URL(url);
  return confirmationAddress(pathname + search);
}

// A form posted by the browser expects a page; the same address called by a script expects JSON.
function wantsPage(context: Context): boolean {
  const type = context.req.header("content-type") ?? "";
  return (
    (type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data")) &&
    (context.req.header("accept") ?? "").includes("text/html")
  );
}
