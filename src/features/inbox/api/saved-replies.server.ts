import { settingMessages } from "#features/team-settings/copy.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { repliesChange } from "../schema.ts";
import { changeSavedReplies } from "../writes/saved-replies.server.ts";

const exampleStamp = "0000000000000000000000000000000000000000000000000000000000000000";
const names = { messages: "Message", inquiries: "Inquiry" } as const;

/** The endpoint that replaces a mailbox's saved replies. */
export function replyEndpoints(services: Services, mailbox: MailboxName) {
  return [
    adminEndpoint({
      method: "patch",
      path: `/admin/saved-replies/${mailbox}`,
      operationId: `change${names[mailbox]}Replies`,
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Replaces the saved replies. `was` is the stamp of those the client loaded.",
      permission: mailboxes[mailbox].write,
      input: repliesChange,
      example: { replies: [{ id: "thanks", title: "Thank you", text: "Hello,\n\nThank you." }], was: "" },
      answer: {
        status: 200,
        description: "The change is saved, with the stamp of what is stored now.",
        example: { message: settingMessages.changed, was: exampleStamp },
      },
      async handle(change, { actor }) {
        const was = await changeSavedReplies(services, actor, mailbox, change);
        return { status: 200, body: { message: settingMessages.changed, was } };
      },
    }),
  ];
}
