import * as z from "zod/mini";
import { storedBefore, teamSetting } from "#platform/settings/team-setting.ts";
import { type PublishingRule, publishingRules } from "./rules/publishing.ts";

export const publishing = teamSetting({
  key: "publishing",
  position: 55,
  anchor: "publishing",
  search: { title: "Who publishes", words: "approval review second person content" },
  row: "content.publishing",
  read: (stored): PublishingRule => publishingRules.find((rule) => rule === stored) ?? "editors",
  input: z.strictObject({
    rule: z.enum(publishingRules, "Please choose who publishes"),
    expected: storedBefore,
  }),
  audit: { action: "settings.publishing_changed", text: "Changed who publishes site content" },
  subject: ({ rule }) => rule,
  write: ({ rule }) => rule,
  panel: (rule) => ({ rule }),
});

/** For the settings screen. */
export const teamSettings = [publishing];
