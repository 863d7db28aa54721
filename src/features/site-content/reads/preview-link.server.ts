import { type MailedLink, mailedUrl } from "#platform/mail/mailed-links.ts";
import type { Services } from "#platform/services.ts";
import type { ContentDocumentRow } from "../table.server.ts";

const purpose = "site-content preview";

/** The link to a draft, which the team passes on. Stopping to share the draft ends it. */
export const previewLink: MailedLink = { path: "/preview/", words: "link to a draft" };

/** A draft's link, before the path of a page, and its last day; both are empty while it isn't shared. */
export type SharedDraft = { link: string; until: string };

export function sharedDraft(
  { cipher, clock, settings }: Pick<Services, "cipher" | "clock" | "settings">,
  row: ContentDocumentRow,
): SharedDraft {
  if (!isShared(row, clock.now())) return { link: "", until: "" };
  const signature = cipher.sign(purpose, signedText(row));
  return { link: mailedUrl(settings, previewLink, `${row.id}.${signature}`), until: row.share_until };
}

export function isLinkOf(
  { cipher, clock }: Pick<Services, "cipher" | "clock">,
  row: ContentDocumentRow,
  signature: string,
): boolean {
  return isShared(row, clock.now()) && cipher.verify(purpose, signedText(row), signature);
}

function isShared({ draft, share_key, share_until }: ContentDocumentRow, now: Date): boolean {
  if (draft === "" || share_key === "") return false;
  return now.toISOString().slice(0, 10) <= share_until;
}

/** The key is one draft's own, so another draft has another link. */
const signedText = ({ id, share_key, share_until }: ContentDocumentRow) =>
  `${id} ${share_key} ${share_until}`;
