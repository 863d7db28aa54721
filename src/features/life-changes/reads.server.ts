import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { somethingChanged } from "#content/something-changed.ts";
import { addressOfPlace, hasOffer, pausedSince } from "#features/groups/reads/breaks.server.ts";
import { addressOfLetters } from "#features/mentors/reads/parties.server.ts";
import { addressOfReader } from "#features/newsletter/reads.server.ts";
import { wantsNewsletter } from "#features/newsletter/rules.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Exclusion, RoutineMail } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import type { LeftOut } from "./rules.ts";
import { breaksOf, type ChangedView, type StoredChange } from "./schema.ts";
import { decryptAddress, decryptChange, type LifeChangeRow } from "./table.server.ts";

/**
 * Whose link it is: of a place in a group, of a newsletter, or of letters. Only the first may show anything of places:
 * whoever gets hold of somebody's newsletter learns nothing of their groups.
 * @throws {HttpError} not_found.
 */
export async function ownerOfLink(
  services: Services,
  token: string,
): Promise<{ email: string; showsPlaces: boolean }> {
  const ofPlace = await addressOfPlace(services, token);
  const email =
    ofPlace ?? (await addressOfReader(services, token)) ?? (await addressOfLetters(services, token));
  if (email === undefined) throw new HttpError("not_found", { message: somethingChanged.messages.badLink });
  return { email, showsPlaces: ofPlace !== undefined };
}

export async function changeOf(
  { cipher }: Pick<Services, "cipher">,
  db: Database | Tx,
  email: string,
): Promise<LifeChangeRow | undefined> {
  return db
    .selectFrom("life_changes")
    .selectAll()
    .where("email_index", "in", cipher.blindIndexes("life_changes", comparableEmail(email)))
    .executeTakeFirst();
}

/** The mails that people have left out by saying that something has changed. */
export const leftOutMails: Exclusion = {
  async excludes(services, db, { email, mail }) {
    const row = await changeOf(services, db, email);
    return row !== undefined && leavesOut(decryptChange(services, row), mail);
  },
  async addresses(services, mail) {
    const rows = await services.store.db.selectFrom("life_changes").selectAll().execute();
    return rows
      .filter((row) => leavesOut(decryptChange(services, row), mail))
      .map((row) => comparableEmail(decryptAddress(services, row)));
  },
};

/** A break stops every mail but those of groups, whose places it pauses; any other change some newsletters. */
function leavesOut({ newsletter }: StoredChange, mail: RoutineMail): boolean {
  if (mail.kind === "group") return false;
  return newsletter === "all" || (mail.kind === "newsletter" && !wantsNewsletter(newsletter, mail));
}

/** What the page shows to whoever has the link. It changes nothing. */
export async function changedView(services: Services, token: string): Promise<ChangedView> {
  const { email, showsPlaces } = await ownerOfLink(services, token);
  const row = await changeOf(services, services.store.db, email);
  const view = { token, ...(showsPlaces ? { offered: await hasOffer(services, email) } : {}) };
  if (!row) return view;
  const change = decryptChange(services, row);
  const { newsletter, before } = change;
  return {
    ...view,
    now: {
      everything: newsletter === "all",
      leftOut: labelsOf(newsletter),
      stays: before !== undefined,
      ...(showsPlaces ? await placesNow(services, change) : {}),
      until: row.until,
    },
  };
}

async function placesNow({ store }: Services, change: StoredChange) {
  const { count, shownToHost } = await pausedSince(store.db, breaksOf(change));
  return { places: count, shownToHost };
}

export function labelsOf(newsletter: LeftOut): readonly string[] {
  if (newsletter === "all") return [];
  const ids = [...newsletter.topics, ...newsletter.dates];
  return [...newsletterTopics, ...newsletterDates]
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label);
}
