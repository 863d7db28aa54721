import { Hono } from "hono";
import {
  actorOf,
  admitPage,
  admitTo,
  type FeatureServices,
  features,
  requireRecentSignIn,
} from "#features/index.server.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import { type ErrorCode, HttpError } from "#platform/http/errors.ts";
import { listedPage } from "#platform/http/recent-sign-in.ts";
import type { ApiEntry } from "./admit.ts";
import { jsonRefusal } from "./error-response.ts";
import { mountEndpoint } from "./mount.ts";
import { openApiOf } from "./openapi.ts";

export function endpointsOf(services: FeatureServices): readonly AnyEndpoint[] {
  return features.flatMap((feature) => feature.endpoints?.(services) ?? []);
}

type GivenEntry = Omit<ApiEntry, "admit" | "admitInput"> & { services: FeatureServices };

/** Adds the checks of session, permission and recent sign-in. */
export function withAuth(given: GivenEntry): ApiEntry {
  return {
    ...given,
    async admit(headers, { recentSignIn, params, ...guarded }) {
      const actor = await actorOf(given.services, headers);
      if (!actor) throw new HttpError("unauthorized");
      admitTo(actor, guarded, params);
      if (recentSignIn) requireRecentSignIn(given.services, actor);
      return actor;
    },
    async admitInput(actor, endpoint, input) {
      // The endpoint's own schema has just parsed the input.
      if (endpoint.recentSignInFor?.(input as never)) requireRecentSignIn(given.services, actor);
      const page = listedPage(endpoint, input);
      if (page) await admitPage(given.services, actor, page);
    },
  };
}

const refusal = (code: ErrorCode, headers = {}) => jsonRefusal(new HttpError(code, { headers }));

/** Forms posted to their page's own address: the same operations as under /api. */
export function mountPageForms(app: Hono, given: GivenEntry): void {
  const entry = withAuth(given);
  for (const endpoint of endpointsOf(given.services)) {
    const { form } = endpoint;
    if (!form?.atPage || typeof form.page !== "string") continue;
    mountEndpoint(app, entry, endpoint, form.page);
  }
}

/** The JSON API: everything under /api. */
export function createApi(given: GivenEntry): Hono {
  const app = new Hono();
  const endpoints = endpointsOf(given.services);
  const entry = withAuth(given);

  for (const endpoint of endpoints) mountEndpoint(app, entry, endpoint);

  // It takes 15 ms to write and is rarely requested, so a start doesn't wait for it.
  let description: string | undefined;
  app.get("/openapi.json", (context) => {
    description ??= JSON.stringify(openApiOf(endpoints, entry.services.settings.SITE_URL));
    return context.body(description, 200, { "content-type": "application/json" });
  });

  const methodsByPath = Map.groupBy(
    [...endpoints.map(({ path, method }) => ({ path, method })), { path: "/openapi.json", method: "get" }],
    ({ path }) => path,
  );
  for (const [path, list] of methodsByPath) {
    const allow = list.map(({ method }) => method.toUpperCase()).join(", ");
    app.all(path, () => refusal("method_not_allowed", { allow }));
  }
  // Only signed-in team members get a 404; to others all admin addresses look the same.
  app.all("/admin/*", async (context) =>
    refusal((await actorOf(given.services, context.req.raw.headers)) ? "not_found" : "unauthorized"),
  );
  app.all("*", () => refusal("not_found"));
  app.onError((thrown) => {
    entry.services.log.error({ event: "api.failed", error: String(thrown) });
    return jsonRefusal(thrown);
  });
  return app;
}
