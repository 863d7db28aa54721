import { createHash } from "node:crypto";
import type { ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { frameScript, scriptHost } from "./client/frame-script.ts";
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
