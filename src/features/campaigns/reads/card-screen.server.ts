import { site } from "#content/site.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { qrCodeOf } from "#platform/qr/qr-code.server.ts";
import type { Services } from "#platform/services.ts";
import { cardSizeIn } from "#ui/card-size.ts";
import { campaignsCopy } from "../copy/campaign-columns.ts";
import { campaignDraft } from "./admin.server.ts";
import { versionContent } from "./live.server.ts";

/**
 * The link, QR code and printable card of a campaign's public page. Before publication there is nothing to print.
 * @throws {HttpError} not_found.
 */
export async function campaignCardScreen(
  services: Services,
  actor: Actor,
  { id, search }: { id: string; search: URLSearchParams },
) {
  authorize(actor, "campaigns.read");
  const { status, slug, version, content: draft } = await campaignDraft(services, actor, id);
  const common = {
    title: "Link, QR code and card",
    campaign: draft.title || campaignsCopy.untitled,
    edit: may(actor, "campaigns.write") ? `/admin/campaigns/${id}/edit` : undefined,
  };
  if (version === 0 || status === "archived") return { ...common, card: undefined };
  const content = await versionContent(services, id, version);
  if (!content) throw new HttpError("not_found");
  const link = `${services.settings.SITE_URL}/campaign/${slug}`;
  return {
    ...common,
    card: {
      link,
      open: status === "open",
      saveAs: `campaign-${slug}`,
      qr: await qrCodeOf(link),
      size: cardSizeIn(search),
      here: `/admin/campaigns/${id}/card`,
      name: site.productName,
      title: content.title,
      text: [content.purpose],
      scan: "Point your phone's camera at the code",
      address: link.replace(/^https?:\/\//, ""),
      contact: `Questions? ${[content.contact.name, content.contact.email].filter(Boolean).join(", ")}`,
    },
  };
}
