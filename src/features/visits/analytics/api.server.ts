import { createHash } from "node:crypto";
import type { ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { framePath } from "./rules.ts";
import type { analyticsSettings } from "./settings.server.ts";

/** The endpoint that the analytics script sends data to. */
const receivers = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * The page inside the iframe, which is the only place where the analytics script runs. `sandbox` gives it its own
 * origin, so it has no cookies or storage and can't access the page around it.
 */
export function analyticsFiles({
  settings: { ANALYTICS_ID: id, SITE_URL: siteUrl },
}: Services & { settings: ValuesOf<typeof analyticsSettings> }): ServedFile[] {
  if (id === undefined) return [];
  const script = frameScript({ id, siteUrl });
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}' ${scriptHost}`,
    `connect-src ${receivers.join(" ")}`,
    `img-src ${receivers.join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
  return [
    {
      path: framePath,
      lasting: true,
      make: () => ({
        text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><script>${script}</script></body></html>`,
        type: "text/html; charset=utf-8",
        headers: {
          "cache-control": "no-cache",
          "content-security-policy": policy,
          "referrer-policy": "no-referrer",
          "x-frame-options": "SAMEORIGIN",
          "x-robots-tag": "noindex",
        },
      }),
    },
  ];
}

const scriptHost = "https://www.googletagmanager.com";

/**
 * The only script in the iframe. It loads the analytics script only when it gets the first path, so opening the
 * iframe directly does nothing. Everything that can be switched off is switched off; the rest (titles, referrers,
 * clicks, scrolling, forms) isn't accessible from inside. The visitor id is random each time and not stored.
 */
export const frameScript = ({ id, siteUrl }: { id: string; siteUrl: string }): string => `(() => {
const id = ${JSON.stringify(id)}, site = ${JSON.stringify(siteUrl)}, around = window.parent;
if (around === window) return;
const layer = window.dataLayer = [];
function gtag() { layer.push(arguments); }
const part = () => crypto.getRandomValues(new Uint32Array(1))[0];
const begin = (page_location) => {
  gtag("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" });
  gtag("set", "ads_data_redaction", true);
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false,
    client_id: part() + "." + part(), cookie_expires: 0, cookie_update: false,
    page_location, page_title: "", page_referrer: "", ignore_referrer: true,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = "${scriptHost}/gtag/js?id=" + id;
  document.head.append(script);
};
addEventListener("message", ({ source, data }) => {
  if (source !== around) return;
  if (data.stop) {
    window["ga-disable-" + id] = true;
    around.postMessage("stopped", "*");
    return;
  }
  const page_location = site + data.path;
  if (layer.length === 0) begin(page_location);
  gtag("event", "page_view", { page_location, page_title: "", page_referrer: "", send_to: id });
});
around.postMessage("ready", "*");
})()`;
