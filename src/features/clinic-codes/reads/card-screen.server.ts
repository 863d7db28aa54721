import { site } from "#content/site.ts";
import type { Actor } from "#features/permissions/access.ts";
import { qrCodeOf } from "#platform/qr/qr-code.server.ts";
import type { Services } from "#platform/services.ts";
import { cardSizeIn } from "#ui/card-size.ts";
import { clinicCodeCardCopy as copy } from "../copy.ts";
import { clinicCodePlans } from "../rules/plans.ts";
import { clinicCodeById } from "./admin.server.ts";

/** The link, the QR code and the printed card of one code. @throws {HttpError} not_found. */
export async function clinicCodeCardScreen(
  services: Services,
  actor: Actor,
  { id, search }: { id: string; search: URLSearchParams },
) {
  const { clinic, code, covers, plan, status } = await clinicCodeById(services, actor, id);
  const link = `${services.settings.SITE_URL}/c/${code}`;
  const planTitle = clinicCodePlans().find((each) => each.id === plan)?.title ?? plan;
  return {
    title: copy.title,
    label: `${clinic}, ${code}`,
    live: status === "live",
    here: `/admin/coupons/${id}/card`,
    saveAs: `code-${code}`,
    link,
    qr: await qrCodeOf(link),
    card: {
      size: cardSizeIn(search),
      name: site.productName,
      title: copy.cardTitle,
      text: [copy.cardLine(clinic, planTitle), ...(covers === "" ? [] : [covers])],
      code: { label: copy.codeLabel, value: code },
      scan: copy.scan,
      address: link.replace(/^https?:\/\//, ""),
      contact: copy.contact(site.supportEmail.address),
    },
  };
}
