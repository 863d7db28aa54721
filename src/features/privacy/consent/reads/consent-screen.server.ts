import type { Actor } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { consentCopy as words } from "../copy.ts";
import { checkConsentLog, wordingCounts } from "../reads.server.ts";

/** What the screen of the ledger shows: whether it is whole, and which words stand in it. */
export async function consentScreen(services: Services, actor: Actor) {
  const { whole, count, broken, head, at } = await checkConsentLog(services, actor);
  const { whole: wholeSaid, broken: brokenSaid, ...rest } = words;
  return {
    title: words.title,
    words: rest,
    whole,
    said: whole ? wholeSaid(count) : brokenSaid(count, broken ?? ""),
    head,
    at,
    wordings: (await wordingCounts(services, actor)).map((line) => ({
      ...line,
      kind: words.kinds[line.kind],
    })),
  };
}
