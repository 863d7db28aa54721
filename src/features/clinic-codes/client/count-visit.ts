import type { ClinicCodeKind } from "../schema.ts";

/**
 * Tells the server that the page of a code was opened or left for the purchase page, and nothing else. A browser
 * that asks not to be tracked tells nothing at all.
 */
export function countVisit(code: string, kind: ClinicCodeKind): void {
  if (Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1") return;
  const body = new Blob([JSON.stringify({ kind })], { type: "application/json" });
  // It goes out also while the page is being left; if it does not, nothing is lost but a count.
  navigator.sendBeacon(`/api/coupons/${encodeURIComponent(code)}/counts`, body);
}
