import type { Actor } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { consentCopy as copy } from "../copy.ts";
import { checkConsentLog, wordingCounts } from "../reads.server.ts";

/** The data of the consent log screen. */
export async function consentScreen(services: Services, actor: Actor) {
  const { whole, count, broken, head, at } = await checkConsentLog(services, actor);
  const { whole: wholeSaid, broken: brokenSaid, ...rest } = copy;
  return {
    title: copy.title,
    copy: rest,
    whole,
    formatted: whole ? wholeSaid(count) : brokenSaid(count, broken ?? ""),
    head,
    at,
    wordings: (await wordingCounts(services, actor)).map((line) => ({
      ...line,
      kind: copy.kinds[line.kind],
    })),
  };
}
