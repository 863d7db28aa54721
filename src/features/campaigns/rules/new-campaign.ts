import type { CampaignContent } from "../schema/campaign.ts";
import { usualRetentionDays } from "./limits.ts";

const noDoor = { text: "", nextLabel: "", nextHref: "" };

/** A new campaign: anonymous, not in search engines, with one empty section. */
export function newCampaign(zone: string): CampaignContent {
  return {
    title: "",
    slug: "",
    introduction: "",
    purpose: "",
    contact: { name: "", email: "" },
    retentionDays: usualRetentionDays,
    language: "en",
    opens: "",
    closes: "",
    zone,
    cap: null,
    layout: "question",
    identity: "anonymous",
    thanks: "",
    closed: noDoor,
    notYet: noDoor,
    notify: [],
    indexed: false,
    sections: [{ id: "start", title: "", showIf: null, questions: [] }],
  };
}
