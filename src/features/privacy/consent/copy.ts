import { newsletterForm } from "#content/forms.ts";

/** Where a consent was given or withdrawn, for the places that aren't pages of the site. */
const places: Readonly<Record<string, string>> = {
  "/admin/subscribers/import": "with a list that the team imported",
  "/admin/subscribers/new": "by the team, who added them",
  "/admin/subscribers": "by the team, when they asked for it",
  "/newsletter/preferences": "with the link in an email",
  "/newsletter/confirm": "with the link in an email",
  "/newsletter/unsubscribe": "with the link in an email",
  "/newsletter/reopen": "with the link in an email",
  complaint: "with their mail provider’s report",
  "script/restore": "again, after a backup was restored",
};

/** In words where an entry of the consent log comes from; empty if its page was erased. */
export function consentPlace(page: string): string {
  return places[page] ?? (page === "" ? "" : `on the page ${page}`);
}

/** The version of a wording; undefined for a consent that was given elsewhere, which has none of ours. */
export function wordingVersion(version: string): string | undefined {
  return version === newsletterForm.imported.version ? undefined : version;
}
