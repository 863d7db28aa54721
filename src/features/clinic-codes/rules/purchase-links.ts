import { purchaseHosts } from "#content/plans.ts";
import { clinicCodePlans } from "./plans.ts";

/** The name the links are stored under. */
export const purchaseLinksSetting = "coupons.purchase_links";

/** Where the code goes in a link. */
export const codePlace = "{code}";
export const longestPurchaseLink = 500;

/** A purchase link for each plan that has one, with `{code}` in the place of the code. */
export type PurchaseLinks = Readonly<Record<string, string>>;

/** What is wrong with a link; undefined when it can be used. */
export type PurchaseLinkFault = "address" | "host" | "codePlace";

/** Checks that a link is https, leads to a known host, and has `{code}` once, in its path or query. */
export function purchaseLinkFault(link: string): PurchaseLinkFault | undefined {
  if (!link.startsWith("https://")) return "address";
  const parts = link.split(codePlace);
  if (parts.length !== 2) return "codePlace";
  // Whatever stands in for the code must come back in the path or the query, so never in the host.
  const filled = URL.parse(parts.join("CODE"));
  if (!filled) return "address";
  if (!`${filled.pathname}${filled.search}`.includes("CODE")) return "codePlace";
  const known = purchaseHosts.includes(filled.host) && filled.username === "" && filled.password === "";
  return known ? undefined : "host";
}

/** The links from what is stored; those that no longer fit are left out. */
export function purchaseLinksIn(stored: string | undefined): PurchaseLinks {
  const read: unknown = JSON.parse(stored || "{}");
  if (typeof read !== "object" || read === null) return {};
  return usable(Object.entries(read));
}

/** The text that keeps the links: the plans in their own order, those without a link left out. */
export function storedLinks(links: PurchaseLinks): string {
  const kept = usable(Object.entries(links));
  return Object.keys(kept).length === 0 ? "" : JSON.stringify(kept);
}

function usable(entries: readonly (readonly [string, unknown])[]): PurchaseLinks {
  const given = new Map(entries);
  return Object.fromEntries(
    clinicCodePlans.flatMap(({ id }) => {
      const link = given.get(id);
      return typeof link === "string" && purchaseLinkFault(link) === undefined ? [[id, link]] : [];
    }),
  );
}

/** The address of the purchase page with this code in its place. */
export function withCode(link: string, code: string): string {
  return link.replace(codePlace, () => encodeURIComponent(code));
}
