import type { ClinicCodeKind } from "../schema.ts";

/**
 * Reports a view of a code's page or a click to the purchase page. Browsers that ask not to be tracked send nothing.
 */
export function countVisit(code: string, kind: ClinicCodeKind): void {
  if (Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1") return;
  const body = new Blob([JSON.stringify({ kind })], { type: "application/json" });
  // A beacon is sent even while the page unloads. If it fails, only a count is lost.
  navigator.sendBeacon(`/api/coupons/${encodeURIComponent(code)}/counts`, body);
}
