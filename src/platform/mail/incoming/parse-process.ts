/**
 * A process of its own that parses large mails: parsing one blocks for seconds, and one made for it fills the memory. It
 * gets no settings and no keys.
 */
import { constants } from "node:os";
import { giveWay } from "#platform/processes/give-way.ts";
import { UnreadableMailError } from "./limits.ts";
import { parseMail } from "./parse-mail.ts";
import type { ParseMessage, ParseRequest } from "./read-mail.server.ts";

giveWay(constants.priority.PRIORITY_LOW);

async function parse({ raw, receivedAt }: ParseRequest): Promise<ParseMessage> {
  try {
    return { mail: await parseMail(raw, new Date(receivedAt)) };
  } catch (error) {
    return { unreadable: error instanceof UnreadableMailError ? error.reason : "unreadable" };
  }
}

const send = (message: ParseMessage) => process.send?.(message);
process.on("message", (request: ParseRequest) => {
  void parse(request).then(send);
});
process.on("disconnect", () => process.exit());
send({ ready: true });
