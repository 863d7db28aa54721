import { settingMessages } from "#features/settings/copy.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { type BoxName, boxes } from "../rules/boxes.ts";
import { repliesChange } from "../schema.ts";
import { changeSavedReplies } from "../writes/saved-replies.server.ts";

const exampleStamp = "0000000000000000000000000000000000000000000000000000000000000000";
const names = { messages: "Message", inquiries: "Inquiry" } as const;

/** The endpoint that replaces a box's saved replies. */
export function replyEndpoints(services: Services, box: BoxName) {
  return [
    adminEndpoint({
      method: "patch",
      path: `/admin/saved-replies/${box}`,
      operationId: `change${names[box]}Replies`,
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Replaces the saved replies. `was` is the stamp of those the client loaded.",
      permission: boxes[box].write,
      input: repliesChange,
      example: { replies: [{ id: "thanks", title: "Thank you", text: "Hello,\n\nThank you." }], was: "" },
      answer: {
        status: 200,
        description: "The change is saved, with the stamp of what is stored now.",
        example: { message: settingMessages.changed, was: exampleStamp },
      },
      async handle(change, { actor }) {
        const was = await changeSavedReplies(services, actor, box, change);
        return { status: 200, body: { message: settingMessages.changed, was } };
      },
    }),
  ];
}
