import type { TestProject } from "vitest/node";
import { startSite } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site runs, with an empty database, for all tests of tests/pages/. */
    siteUrl: string;
  }
}

/** Starts the built site once for the tests that read its pages without a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide("siteUrl", site.url);
  return () => site.stop();
}
