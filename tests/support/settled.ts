import type { Page, Request } from "@playwright/test";

/**
 * Follows what a page asks the server for. @returns what waits until everything has been answered and drawn: no request
 * is under way, before and after the browser had nothing else to do.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const isOver = (request: Request) => underWay.delete(request);
  page.on("request", (request) => {
    if (!isFarewell(request)) underWay.add(request);
  });
  page.on("requestfinished", isOver);
  page.on("requestfailed", isOver);
  return async () => {
    for (let quiet = 0; quiet < 2; ) {
      const isIdle = await page.evaluate(untilIdle).catch(ignoreNavigation);
      quiet = isIdle && underWay.size === 0 ? quiet + 1 : 0;
    }
  };
}

/** Whoever leaves a conversation says so while the page goes, and hears no answer. */
const isFarewell = (request: Request) => request.postData()?.includes('"presence":"left"') === true;

/** Two frames are drawn, changes of style have ended, and the browser has time. */
async function untilIdle(): Promise<boolean> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition)
      .map(({ finished }) => finished),
  );
  await frame();
  await new Promise((done) => requestIdleCallback(done));
  return true;
}

/** Another document has taken the place of the one that was waited for. */
function ignoreNavigation(error: unknown): boolean {
  if (/context was destroyed|navigation/i.test(String(error))) return false;
  throw error;
}
