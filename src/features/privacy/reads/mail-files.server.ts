import { heldCopy } from "#content/my-data.ts";
import { mailFilesWith } from "#platform/mail/mail-files.ts";
import { addressMatcher } from "#platform/personal-data/address-text.ts";
import type { HeldItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { linkJob } from "../writes/requests.server.ts";

const { labels, mailStates } = heldCopy;

/** A mail in the data folder that holds an address. `asked`: it is the mailed link itself, which is shown nowhere. */
export type MailFile = { id: string; at: string; asked: boolean };

/** The mails that were written to files and hold an address, those included that the outbox has forgotten. */
export async function mailFilesAbout(
  { store, settings }: Pick<Services, "store" | "settings">,
  email: string,
): Promise<MailFile[]> {
  const files = await mailFilesWith(settings.DATA_DIR, addressMatcher(email).isIn);
  if (files.length === 0) return [];
  const links = await store.db.selectFrom("outbox").select("id").where("kind", "=", linkJob).execute();
  const asked = new Set(links.map(({ id }) => id));
  return files.map(({ id, at }) => ({ id, at, asked: asked.has(id) }));
}

/** The same as they are shown; mails the outbox tells of are shown from there. */
export async function mailFileItems(
  services: Services,
  email: string,
  listed: readonly HeldItem[],
): Promise<HeldItem[]> {
  const known = new Set(listed.map(({ id }) => id));
  return (await mailFilesAbout(services, email))
    .filter(({ id, asked }) => !asked && !known.has(id))
    .map(({ id, at }) => ({
      id,
      at,
      fields: [
        { name: "mail", label: labels.mail, text: labels.mailFile },
        { name: "state", label: labels.mailState, text: mailStates.done },
      ],
    }));
}
