import { useEffect } from "react";
import { PictureHero } from "#web/layout/picture-hero.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { unpack } from "#web/packed.ts";
import type { MadePage } from "./view.server.ts";

/** A page that the team has made. */
export function SimplePage({ made, html }: { made: MadePage; html: string | undefined }) {
  const { path, newsletter } = made;
  useEffect(() => {
    if (newsletter === undefined) return;
    const controller = new AbortController();
    import("#web/pages/home/takeover.ts").then(
      ({ awaitNewsletter }) =>
        controller.signal.aborted || awaitNewsletter(controller.signal, unpack(newsletter)),
      // If it can't be loaded, the served form still works without JavaScript.
      () => undefined,
    );
    return () => controller.abort();
  }, [newsletter]);
  return (
    <div key={path}>
      <Opening made={made} />
      <div
        className="mx-auto max-w-page px-gutter py-section-tight"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server
        dangerouslySetInnerHTML={{ __html: html ?? "" }}
        suppressHydrationWarning
      />
    </div>
  );
}

function Opening({ made: { heading, introduction, scene } }: { made: MadePage }) {
  if (scene !== "none")
    return <PictureHero heading={heading} introduction={introduction} large name={scene} />;
  return (
    <section className="mx-auto max-w-page px-gutter pt-section-tight">
      <Trail />
      <h1 className="max-w-[18em] text-h1 wrap-anywhere">{heading}</h1>
      {introduction === "" ? null : (
        <p className="mt-[1.1rem] max-w-[38rem] text-lead text-ink-soft wrap-anywhere">{introduction}</p>
      )}
    </section>
  );
}
