import { heldWords } from "#content/my-data.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import type { HeldSection } from "../schema.ts";
import { holders } from "./holders.server.ts";
import { mailsAbout } from "./mail-queue.server.ts";

/** Everything held about an address, kind by kind; kinds of which nothing is held are left out. */
export async function heldAbout(services: Services, address: string): Promise<readonly HeldSection[]> {
  const email = comparableEmail(address);
  const sections = await Promise.all(
    holders.map(
      async ({ kind, find, prepareErasure }): Promise<HeldSection> => ({
        kind,
        title: titleOf(kind),
        stays: prepareErasure === undefined,
        items: await find(services, email),
      }),
    ),
  );
  const ids = sections.filter(({ stays }) => !stays).flatMap(({ items }) => items.map(({ id }) => id));
  const mails = {
    kind: "mails",
    title: titleOf("mails"),
    stays: false,
    items: await mailsAbout(services, ids),
  };
  return [...sections, mails].filter(({ items }) => items.length > 0);
}

/** Whether any of it can be erased. */
export function canErase(sections: readonly HeldSection[]): boolean {
  return sections.some(({ stays }) => !stays);
}

const titles: Readonly<Record<string, string>> = heldWords.kinds;

/** What a kind is called. */
export function titleOf(kind: string): string {
  return titles[kind] ?? kind;
}
