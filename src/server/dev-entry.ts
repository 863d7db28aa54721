/** Loaded by the development server through Vite; production starts at `entry.ts`. */
import type { RequestListener } from "node:http";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import type { FeatureServices } from "#features/index.server.ts";
import type { OutboxWorker } from "#platform/outbox/outbox-worker.ts";
import { readEnvironment } from "#platform/settings/read.ts";
import { createWorker } from "#worker/worker.ts";
import { createApp } from "./app.ts";
import { assemble } from "./assemble.ts";
import { createPageRenderer } from "./page-renderer.ts";

/** Opens the services once; they survive reloads. */
export async function openDevelopment(): Promise<{ services: FeatureServices; worker: OutboxWorker }> {
  const services = await assemble(readEnvironment());
  return { services, worker: createWorker(services) };
}

/** The application from the current files; every page is rendered per request. */
export function developmentListener(services: FeatureServices): RequestListener {
  const { basename = "/", allowedActionOrigins = false, unstable_getCriticalCss: _unused, ...rest } = build;
  const pages = createPageRenderer({ ...rest, basename, allowedActionOrigins }, services, "development");
  const listener = getRequestListener(createApp({ services, pages }).fetch, { overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}
