import { createHash } from "node:crypto";
import { crisisNumbers } from "#content/crisis.ts";
import { filled } from "#content/template.ts";
import type { Services } from "#platform/services.ts";
import { storedSetting } from "#platform/settings/stored-settings.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import { repliesIn, repliesSetting, type SavedReply } from "../rules/saved-replies.ts";

/** Identifies the stored replies, so that a change of what a colleague has changed meanwhile is refused. */
export function stampOf(stored: string): string {
  return stored === "" ? "" : createHash("sha256").update(stored).digest("hex");
}

/** The saved replies of a kind, and the stamp that a change is compared with. */
export async function savedReplies(
  services: Pick<Services, "store">,
  kind: ConversationKind,
): Promise<{ replies: readonly SavedReply[]; expected: string }> {
  const stored = await storedSetting(services, repliesSetting(kind));
  return { replies: repliesIn(stored, cannedReplies[kind]), expected: stampOf(stored ?? "") };
}

/** Team members edit them before sending. */
const cannedReplies = {
  messages: [
    {
      id: "thanks",
      title: "Thank you, we're looking into it",
      text: "Hello,\n\nThank you for writing to us. I've read your message and I'm looking into it. You'll hear from me again soon.\n\nWarm wishes",
    },
    {
      id: "groups",
      title: "About the groups",
      text: "Hello,\n\nThank you for asking about our groups. They meet online, and you can listen without speaking. All times are on our peer support page. Let me know if none of them works for you.\n\nWarm wishes",
    },
    {
      id: "membership",
      title: "About membership",
      text: "Hello,\n\nThank you for your question about membership. Our membership page lists what each plan includes and what it costs. If anything is still unclear, please write back.\n\nWarm wishes",
    },
    {
      id: "medical",
      title: "A medical question",
      text: "Hello,\n\nThank you for trusting us with this. We offer peer support and education, so we can't answer medical questions. Your clinic or your doctor can. If it would help to talk with someone who has been there, I'd be glad to tell you about our groups.\n\nWarm wishes",
    },
    {
      id: "help-now",
      title: "Someone may be in danger",
      get text() {
        return filled(
          "Hello,\n\nThank you for telling us. I'm worried about you. We aren't a crisis service, and we can't be there at every hour. Please call or text {crisis} in the US or Canada now. People are there day and night. If you are in danger, please call {danger}.\n\nI will read your reply.",
          crisisNumbers(),
        );
      },
    },
  ],
  inquiries: [
    {
      id: "thanks",
      title: "Thank you, and finding a time to talk",
      text: "Hello,\n\nThank you for your interest in working with us. I'd like to hear how your clinic works and what your patients ask for. Which two or three times next week would work for a short call?\n\nKind regards",
    },
    {
      id: "more",
      title: "More about the partnership",
      text: "Hello,\n\nThank you for writing to us. Our partnership page shows what we offer and how we get started. I'd be glad to answer any other questions. How many patients does your clinic see in a year, and who would be our contact there?\n\nKind regards",
    },
  ],
} as const;
