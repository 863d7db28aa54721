import * as z from "zod/mini";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { conversationKinds, kindRules } from "../forms/rules/conversation-kinds.ts";
import { mailCopy } from "./copy.ts";
import { attachmentById } from "./reads.server.ts";
import { savedName, savedType } from "./rules/attachment-file.ts";

const named = { messages: "Message", inquiries: "Inquiry" } as const;

/** No page shows these files, and a browser that opens one runs nothing in it. */
export function attachmentEndpoints(services: Services) {
  return conversationKinds.map((kind) => {
    const { read } = kindRules[kind];
    return adminEndpoint({
      method: "get",
      path: `/admin/${kind}/attachments/:id`,
      operationId: `download${named[kind]}Attachment`,
      summary: "Downloads a file that came with an email.",
      permission: read,
      withoutRecentSignIn: "reads no more than one screen shows",
      input: z.strictObject({}),
      response: {
        status: 200,
        description: "The file, as an attachment.",
        example: {},
        file: { type: "application/octet-stream", example: "" },
      },
      async handle(_input, { actor, params: { id = "" } }) {
        authorize(actor, read);
        const file = isId(id) ? await attachmentById(services, kind, id) : undefined;
        if (!file) throw new HttpError("not_found", { message: mailCopy.fileGone });
        await services.store.transact((tx) =>
          recordAudit(tx, services, { actor, action: `${kind}.attachment_downloaded`, subject: id }),
        );
        return {
          status: 200,
          body: {},
          file: {
            pieces: file.pieces,
            type: savedType(file.type),
            saveAs: savedName(file.name, file.type),
            isSandboxed: true,
          },
        };
      },
    });
  });
}
