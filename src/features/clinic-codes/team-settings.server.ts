import * as z from "zod/mini";
import { layout } from "#content/layout.ts";
import { purchaseHosts } from "#content/plans.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { refuseSetting } from "#platform/settings/change-setting.ts";
import { settingMessages } from "#platform/settings/setting-messages.ts";
import { storedBefore, teamSetting } from "#platform/settings/team-setting.ts";
import { clinicCodePlanIds, clinicCodePlans } from "./rules.ts";

const faults = {
  address: "Please enter a link that starts with https://",
  get host() {
    return `Please use a link to ${purchaseHosts().join(" or ")}`;
  },
  codePlace: "Please include {code} once in the link, after the host, where the code goes",
  tooLong: "Please keep this under 500 characters",
} as const;

const codePlace = "{code}";

/** The purchase links that clinic codes lead to, by plan. A plan that is missing or empty has no link. */
export const purchaseLinks = teamSetting({
  key: "purchaseLinks",
  position: 60,
  anchor: "purchase-links",
  search: { title: "Purchase links for clinic codes", words: "coupon checkout buy plan" },
  row: "coupons.purchase_links",
  /** Drops links that are no longer valid. */
  read(stored) {
    const links: unknown = JSON.parse(stored || "{}");
    return usable(typeof links === "object" && links !== null ? Object.entries(links) : []);
  },
  input: z.strictObject({
    links: z.partialRecord(
      z.enum(clinicCodePlanIds, settingMessages.unreadable),
      safeText({ max: 500, sentence: faults.tooLong }),
    ),
    expected: storedBefore,
  }),
  fromForm: ({ expected, ...links }) => ({
    links: Object.fromEntries(Object.entries(links).map(([plan, link]) => [plan, link.trim()])),
    expected,
  }),
  audit: {
    action: "settings.purchase_links_changed",
    text: "Changed the purchase links for clinic codes",
  },
  subject: ({ links }) => Object.keys(usable(Object.entries(links))).join(" "),
  check({ links }) {
    for (const [plan, link] of Object.entries(links)) {
      const fault = link === "" ? undefined : faultOf(link);
      if (fault) refuseSetting(plan, faults[fault]);
    }
  },
  write({ links }) {
    const kept = usable(Object.entries(links));
    return Object.keys(kept).length === 0 ? "" : JSON.stringify(kept);
  },
  panel: (links) => ({
    hosts: purchaseHosts().join(" or "),
    newTab: layout.opensInNewTab,
    plans: clinicCodePlans().map(({ id, title }) => {
      const link = links[id] ?? "";
      return { id, title, link, sample: link === "" ? "" : withCode(link, "SAMPLE") };
    }),
  }),
});

/** Checks that a link is https, leads to a known host, and has `{code}` once, in its path or query. */
function faultOf(link: string): "address" | "host" | "codePlace" | undefined {
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

function usable(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> {
  const given = new Map(entries);
  return Object.fromEntries(
    clinicCodePlanIds.flatMap((id) => {
      const link = given.get(id);
      return typeof link === "string" && faultOf(link) === undefined ? [[id, link]] : [];
    }),
  );
}

export function withCode(link: string, code: string): string {
  return link.replace(codePlace, () => encodeURIComponent(code));
}

export const teamSettings = [purchaseLinks];
