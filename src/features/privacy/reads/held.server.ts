import { heldCopy } from "#content/my-data.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { inErasureOrder } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import type { HeldSection } from "../schema.ts";
import { mailFileItems, mailsAbout } from "./mails.server.ts";
import { mentionsSource } from "./mentions.server.ts";

/** All data about an address by kind, without empty kinds. */
export async function personalDataOf(services: Services, address: string): Promise<readonly HeldSection[]> {
  const email = comparableEmail(address);
  const sections = await Promise.all(
    inErasureOrder(services.contributions.personalData).map(
      async ({ kind, find, prepareErasure }): Promise<HeldSection> => ({
        kind,
        title: titleOf(kind),
        stays: prepareErasure === undefined,
        items: await find(services, email),
      }),
    ),
  );
  const own = sections
    .filter(({ kind, stays }) => !stays && kind !== mentionsSource.kind)
    .flatMap(({ items }) => items.map(({ id }) => id));
  const queued = await mailsAbout(services, own);
  const written = await mailFileItems(services, email, queued);
  const mails = { kind: "mails", title: titleOf("mails"), stays: false, items: [...queued, ...written] };
  // What a person sent is shown in full, so it isn't listed again as a text that mentions their address.
  return [...sections, mails]
    .map((section) =>
      section.kind === mentionsSource.kind
        ? { ...section, items: section.items.filter(({ id }) => !own.includes(id)) }
        : section,
    )
    .filter(({ items }) => items.length > 0);
}

/** Whether any of it can be erased. */
export function canErase(sections: readonly HeldSection[]): boolean {
  return sections.some(({ stays }) => !stays);
}

const titles: Readonly<Record<string, string>> = heldCopy.kinds;

/** What a kind is called. */
export function titleOf(kind: string): string {
  return titles[kind] ?? kind;
}
