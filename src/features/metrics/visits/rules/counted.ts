import { withoutEndSlashes } from "#content/page-path.ts";
import type { Answered } from "#platform/http/answer-watcher.ts";
import { type Section, sectionOf } from "./sections.ts";

/** What scripts fetch in place of a page has this ending; the home page's has a name of its own. */
const dataEnding = ".data";
const homeData = "/_.data";

const framed = new Set(["iframe", "frame", "embed", "object"]);

/**
 * The section that an answered request is counted under; undefined where it is not counted. A visit is a page that was
 * shown: loaded whole, or gone to from another page of ours. `isProgram` tells robots by the name they give themselves.
 */
export function countedSection(
  { method, url, headers, status }: Answered,
  isProgram: (name: string) => boolean,
): Section | undefined {
  // 304 is a page that the browser still has: it is shown all the same.
  if (method !== "GET" || (status !== 200 && status !== 304)) return undefined;
  const asked = withoutQuery(url);
  const isData = asked.endsWith(dataEnding);
  const path = isData ? pageOfData(asked) : asked;
  const section = sectionOf(path);
  if (section === undefined) return undefined;
  if (headers["sec-gpc"] === "1" || headers.dnt === "1" || isAhead(headers)) return undefined;
  if (isData ? !isStep(headers, path) : !isShown(headers)) return undefined;
  const name = headers["user-agent"];
  return name === undefined || name === "" || isProgram(name) ? undefined : section;
}

function withoutQuery(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

function pageOfData(asked: string): string {
  return asked === homeData ? "/" : asked.slice(0, -dataEnding.length);
}

type Headers = Answered["headers"];

/** Fetched beforehand, and perhaps never looked at. */
function isAhead(headers: Headers): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"];
  return purpose?.includes("prefetch") ?? false;
}

/** A page on its own; not one inside another, nor one that a worker fetches to keep it. */
function isShown(headers: Headers): boolean {
  const mode = headers["sec-fetch-mode"];
  return (mode === undefined || mode === "navigate") && !framed.has(String(headers["sec-fetch-dest"]));
}

/** Another page of ours was left for this one. On the same page only a choice in its address has changed. */
function isStep({ referer, host }: Headers, path: string): boolean {
  if (referer === undefined || !URL.canParse(referer)) return false;
  const from = new URL(referer);
  return (
    from.host === host && sectionOf(from.pathname) !== undefined && withoutEndSlashes(from.pathname) !== path
  );
}
