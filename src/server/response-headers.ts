import type { FeatureServices } from "#features/index.server.ts";
import { day } from "#platform/clock/clock.ts";
import { sinceWhen } from "#platform/settings/change-setting.ts";
import { demoMarkOf } from "./demo-mark.ts";
import { everyResponse } from "./security-headers.ts";

/** Headers of every response at this moment: the same object until one of them changes. */
export type ResponseHeaders = () => Readonly<Record<string, string>>;

/** In the first month of an address with https, an operator can still go back to http within a day. */
const trialMs = 30 * day;
const secondsOfTrial = 24 * 60 * 60;
const secondsAfterwards = 2 * 365 * 24 * 60 * 60;

/** Stores since when the site has had https at its present address. */
export async function responseHeaders(services: FeatureServices): Promise<ResponseHeaders> {
  const { clock, settings } = services;
  const marks = demoMarkOf(settings).headers;
  if (!settings.SITE_URL.startsWith("https:")) {
    const headers = { ...everyResponse(), ...marks };
    return () => headers;
  }
  const since = await sinceWhen(services, { name: "https.since", what: settings.SITE_URL });
  const of = (seconds: number) => {
    const strictTransport = `max-age=${seconds}${settings.HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : ""}`;
    return { ...everyResponse(strictTransport), ...marks };
  };
  const trial = of(secondsOfTrial);
  const lasting = of(secondsAfterwards);
  return () => (clock.now().getTime() - since.getTime() < trialMs ? trial : lasting);
}
