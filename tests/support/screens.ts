import { join } from "node:path";
import { matchPath } from "react-router";
import { endpointsOf } from "#api/app.ts";
import { checkedOperation } from "#api/screen-operations.ts";
import { type FeatureServices, features } from "#features/index.server.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import type { ScreenOperations } from "#platform/http/screen-operation.ts";
import { createApp } from "#server/app.ts";
import { createPageRenderer } from "#server/page-renderer.ts";
import { type ScreenModule, screensBuild } from "./one-route-build.ts";
import { operationExamples } from "./operation-examples.ts";

const files = features.flatMap(({ name, routes }) =>
  (routes?.screens ?? []).map(({ path, module }) => ({
    path,
    file: join(import.meta.dirname, "../../src/features", name, module),
  })),
);

type Screen = ScreenModule & { action?: { operations: ScreenOperations } };

export async function allScreens(): Promise<Record<string, Screen>> {
  const modules: Record<string, Screen> = {};
  for (const { path, file } of files) modules[path] = await import(file);
  return modules;
}

/** The application with these screens, which show nothing. */
export function siteWith(services: FeatureServices, screens: Readonly<Record<string, ScreenModule>>) {
  return createApp({ services, pages: createPageRenderer(screensBuild(screens), services) });
}

type Call = { operation: string; input: object; headers: Record<string, string> };

/** Calls an operation of the screen at this address, as its own script does. */
export function actOn(services: FeatureServices, address: string, call: Call): Promise<Response> {
  const body = JSON.stringify({ operation: call.operation, ...call.input });
  return postTo(services, address, {
    body,
    headers: { "content-type": "application/json", ...call.headers },
  });
}

/** Sends a form of the screen at this address, as a browser without scripts does. */
export function sendForm(
  services: FeatureServices,
  address: string,
  fields: Readonly<Record<string, string>>,
  cookie: string,
): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  const type = "application/x-www-form-urlencoded";
  return postTo(services, address, { body, headers: { "content-type": type, accept: "text/html", cookie } });
}

type Post = { body: string; headers: Record<string, string> };

async function postTo(services: FeatureServices, address: string, post: Post): Promise<Response> {
  const { SITE_URL: siteUrl } = services.settings;
  const { pathname } = new URL(address, siteUrl);
  // A fixed address goes before one with a parameter, as in the router.
  const found = files
    .filter(({ path }) => matchPath(path, pathname))
    .toSorted((one, other) => one.path.split(":").length - other.path.split(":").length)[0];
  if (!found) throw new Error(`No screen is at ${address}`);
  const site = siteWith(services, { [found.path]: await import(found.file) });
  return site.request(siteUrl + pathname, {
    method: "POST",
    headers: { origin: siteUrl, ...post.headers },
    body: post.body,
  });
}

export type Callable = AnyEndpoint & {
  /** Where it is asked for, with `:name` for parameters. */
  address: string;
  bodyOf(input: object): string;
};

/** Everything that can be asked for: the endpoints of the API, and the operations of the admin's screens. */
export async function allOperations(services: FeatureServices): Promise<Callable[]> {
  const endpoints = endpointsOf(services).map((endpoint) => ({
    ...endpoint,
    address: `/api${endpoint.path}`,
    bodyOf: (input: object) => JSON.stringify(input),
  }));
  const operations = new Map<unknown, Callable>();
  // Screens that share a module share its operations: a new item and a present one.
  for (const [path, { action }] of Object.entries(await allScreens()))
    for (const entry of Object.entries(action?.operations ?? {})) {
      const [operation, definition] = entry;
      const example = operationExamples[operation];
      if (!example) throw new Error(`tests/support/operation-examples.ts has no example of ${operation}`);
      const bodyOf = (input: object) => JSON.stringify({ operation, ...input });
      operations.set(definition, { ...checkedOperation(path, entry), address: path, example, bodyOf });
    }
  return [...endpoints, ...operations.values()];
}
