import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { importBounds, importFaults } from "./copy/screen.ts";
import { articleImport } from "./schema.ts";
import { importUpload } from "./writes/upload.server.ts";

/** An export of Ghost without posts. */
const exampleFile = Buffer.from('{"db":[{"data":{"posts":[]}}]}').toString("base64");

/** The import of posts: more than a screen's operation takes. */
export function articleImportEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/site/articles/import",
      operationId: "importArticles",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary:
        "Dry-runs the import of posts from an export of WordPress, Ghost or Substack, sent in base64. Send the returned token to run it, with `from` as `next` says until there is none. Each post becomes a draft; those that weren't public are named and left out.",
      permission: "content.write",
      limit: { points: 600, seconds: 600 },
      // In JSON the file is base64, which is a third longer.
      maxBytes: Math.ceil((importBounds.bytes * 4) / 3) + 64 * 1024,
      tooLarge: importFaults.tooLarge,
      input: articleImport,
      example: { file: exampleFile },
      response: {
        status: 200,
        description: "What becomes of each post, in the order of the file.",
        example: {
          done: false,
          all: 2,
          posts: [
            {
              title: "Our first transfer",
              address: "/resources/knowledge-hub/our-first-transfer",
              state: "new",
              reason: "",
              notes: ["2 pictures"],
            },
            {
              title: "Minutes",
              address: "",
              state: "leftOut",
              reason: "it's private on the old site",
              notes: [],
            },
          ],
          others: [],
          redirects: [
            { from: "/2019/03/our-first-transfer", to: "/resources/knowledge-hub/our-first-transfer" },
          ],
          encoding: null,
          next: null,
          checked: "2Ws8…",
        },
      },
      handle: async (input, { actor }) => ({ status: 200, body: await importUpload(services, actor, input) }),
    }),
  ];
}
