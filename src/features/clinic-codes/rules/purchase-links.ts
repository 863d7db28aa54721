import { purchaseHosts } from "#content/plans.ts";
import { clinicCodePlanIds } from "./plans.ts";

/** The setting's name. */
export const purchaseLinksSetting = "coupons.purchase_links";

/** The placeholder for the code in a link. */
const codePlace = "{code}";
export const longestPurchaseLink = 500;

/** Purchase links by plan, with the placeholder `{code}`. */
type PurchaseLinks = Readonly<Record<string, string>>;

/** Why a link is invalid; undefined if it's valid. */
type PurchaseLinkFault = "address" | "host" | "codePlace";

/** Checks that a link is https, leads to a known host, and has `{code}` once, in its path or query. */
export function purchaseLinkFault(link: string): PurchaseLinkFault | undefined {
  if (!link.startsWith("https://")) return "address";
  const parts = link.split(codePlace);
  if (parts.length !== 2) return "codePlace";
  // The code must end up in the path or query, never in the host.
  const filled = URL.parse(parts.join("CODE"));
  if (!filled) return "address";
  if (!`${filled.pathname}${filled.search}`.includes("CODE")) return "codePlace";
  const known = purchaseHosts().includes(filled.host) && filled.username === "" && filled.password === "";
  return known ? undefined : "host";
}

/** Parses the stored links and drops those no longer valid. */
export function purchaseLinksIn(stored: string | undefined): PurchaseLinks {
  const read: unknown = JSON.parse(stored || "{}");
  if (typeof read !== "object" || read === null) return {};
  return usable(Object.entries(read));
}

/** Serializes the links in plan order, without empty ones. */
export function storedLinks(links: PurchaseLinks): string {
  const kept = usable(Object.entries(links));
  return Object.keys(kept).length === 0 ? "" : JSON.stringify(kept);
}

function usable(entries: readonly (readonly [string, unknown])[]): PurchaseLinks {
  const given = new Map(entries);
  return Object.fromEntries(
    clinicCodePlanIds.flatMap((id) => {
      const link = given.get(id);
      return typeof link === "string" && purchaseLinkFault(link) === undefined ? [[id, link]] : [];
    }),
  );
}

/** The purchase page's address for a code. */
export function withCode(link: string, code: string): string {
  return link.replace(codePlace, () => encodeURIComponent(code));
}
