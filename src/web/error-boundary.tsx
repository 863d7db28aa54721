import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { PageFrame } from "./layout/page-frame.tsx";
import { useFrame, useRootData } from "./layout/use-frame.ts";

/** The page for unexpected errors: calm, in the usual frame, without details of the error. */
export function WentWrong() {
  const root = useRootData();
  const error = useRouteError();
  useEffect(() => openQuietPage(error), [error]);
  // Without the frame's copy there is nothing to show; only the title says that this isn't a page.
  if (root === undefined) return <title>500</title>;
  return (
    <PageFrame>
      <meta content="noindex" name="robots" />
      <Section tight>
        <WentWrongText />
      </Section>
    </PageFrame>
  );
}

/**
 * Loads the page whole if in-app navigation could not reach the server, though the browser believes itself online:
 * the service worker then answers with the page that has the crisis lines. Never twice for one address.
 */
function openQuietPage(error: unknown): void {
  const [loaded] = performance.getEntriesByType("navigation");
  const isInApp = loaded?.name.split("#")[0] !== location.href.split("#")[0];
  // Browsers report a failed request as a TypeError.
  if (error instanceof TypeError && isInApp && navigator.serviceWorker?.controller) location.reload();
}

/** What happened and what to do, for a page that has its frame. */
export function WentWrongText() {
  const { wentWrong: copy } = useFrame();
  const offline = typeof navigator !== "undefined" && navigator.onLine === false;
  return (
    <div className="max-w-text">
      <title>{copy.title}</title>
      <h1 className="text-h1">{offline ? copy.offlineHeading : copy.heading}</h1>
      <p className="text-lead text-ink-soft">{offline ? copy.offlineText : copy.text}</p>
      <p className="mt-3 text-ink-soft">{copy.kept}</p>
      <p className="mt-[calc(var(--spacing-stack)*1.25)] flex flex-wrap gap-4">
        <Button onClick={() => location.reload()} variant="primary">
          {copy.reload}
        </Button>
        <ButtonLink href="/" variant="outline">
          {copy.home}
        </ButtonLink>
      </p>
    </div>
  );
}
