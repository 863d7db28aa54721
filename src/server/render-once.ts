import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { notFoundAt } from "#content/pages/not-found.ts";
import { currentEpisodes } from "#content/podcast/current-episodes.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { withLook } from "#web/layout/look-head.server.ts";
import { type SiteFacts, siteFacts } from "#web/site-facts.ts";

/** What public pages show of the settings. It goes to another process, so nothing secret is in it. */
export type PageSettings = {
  siteUrl: string;
  analytics: boolean;
  asksToConfirm: boolean;
  mailsAsFiles: boolean;
  readsMail: boolean;
  podcastFeed: boolean;
};

export function pageSettingsOf(settings: FeatureServices["settings"]): PageSettings {
  return {
    siteUrl: settings.SITE_URL,
    analytics: settings.ANALYTICS_ID !== undefined,
    asksToConfirm: settings.NEWSLETTER_CONFIRM === "double",
    // A public site's mails wait for a mail server instead.
    mailsAsFiles: settings.SMTP_URL === undefined && !settings.SITE_URL.startsWith("https:"),
    readsMail: settings.IMAP_URL !== undefined,
    podcastFeed: settings.PODCAST_FEED_URL !== undefined,
  };
}

/** What pages know of the site now: the team can publish an episode while the process runs. */
export function currentFacts({
  podcastFeed,
  analytics,
  asksToConfirm,
  mailsAsFiles,
  readsMail,
}: PageSettings): SiteFacts {
  return {
    analytics,
    asksToConfirm,
    mailsAsFiles,
    readsMail,
    // Only pages that say it depend on the episodes.
    get audioFromElsewhere() {
      return podcastFeed || currentEpisodes().length > 0;
    },
  };
}

/**
 * Renders public pages without a nonce. The address may have a query, or end in `.data` for in-app navigation. Only
 * pages that show the database get services. @throws if the page can't be rendered.
 */
export function onceRenderer(
  build: ServerBuild,
  settings: PageSettings,
  mode: "production" | "development" = "production",
): (address: string, services?: FeatureServices) => Promise<string> {
  const handle = createRequestHandler(build, mode);
  return async (address, services) => {
    const context = new RouterContextProvider();
    context.set(pageRequest, { siteUrl: settings.siteUrl, ...(services ? { services } : {}) });
    context.set(siteFacts, currentFacts(settings));
    const response = await handle(new Request(settings.siteUrl + address), context);
    const isRight = response.status === (address === notFoundAt ? 404 : 200);
    if (!isRight) throw new Error(`${address} answered ${response.status} when it was rendered`);
    const text = await response.text();
    return address.endsWith(".data") ? text : withLook(text);
  };
}
