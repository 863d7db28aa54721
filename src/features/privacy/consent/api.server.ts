import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { checkConsentLog, wordingCounts } from "./reads.server.ts";

/** Verification of the consent log, for owners. */
export function consentEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/consent",
      operationId: "verifyConsentLog",
      summary: "Verifies the hash chain of the consent log and counts its wordings.",
      permission: "privacy.manage",
      answer: {
        status: 200,
        description: "Whether the log is intact, its number of entries, its last hash and the wordings.",
        example: {
          check: {
            whole: true,
            count: 412,
            broken: null,
            head: "pZ5w…",
            at: "2026-11-21T10:00:00.000Z",
          },
          wordings: [],
        },
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 200,
        body: {
          check: await checkConsentLog(services, actor),
          wordings: await wordingCounts(services, actor),
        },
      }),
    }),
  ];
}
