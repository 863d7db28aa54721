import type { Page } from "@playwright/test";

/**
 * What the pages of a browser ask for from now on, as "GET https://…", without the site's own files: they come when the
 * browser has time or something comes into view, and are the same whatever somebody writes or chooses.
 */
export function requestsFrom(page: Page): string[] {
  const requests: string[] = [];
  page.context().on("request", (request) => {
    const isOwnFile = request.method() === "GET" && ownFile.test(new URL(request.url()).pathname);
    if (!isOwnFile) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

const ownFile = /^\/(?:assets|illustrations|icons)\/[\w.-]+$|^\/favicon\.\w+$/;
