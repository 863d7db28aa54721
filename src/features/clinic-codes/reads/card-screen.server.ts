import { site } from "#content/site.ts";
import type { Actor } from "#features/permissions/access.ts";
import { qrCodeOf } from "#platform/qr/qr-code.server.ts";
import type { Services } from "#platform/services.ts";
import { couponCardWords as words } from "../copy.ts";
import { couponPlans } from "../rules/plans.ts";
import { couponById } from "./desk.server.ts";

/** The link, the QR code and the printed card of one code. @throws {HttpError} not_found. */
export async function couponCardScreen(
  services: Services,
  actor: Actor,
  { id, search }: { id: string; search: URLSearchParams },
) {
  const { clinic, code, covers, plan, standing } = await couponById(services, actor, id);
  const link = `${services.settings.SITE_URL}/c/${code}`;
  const planTitle = couponPlans.find((each) => each.id === plan)?.title ?? plan;
  return {
    title: words.title,
    coupon: `${clinic}, ${code}`,
    live: standing === "live",
    here: `/admin/coupons/${id}/card`,
    saveAs: `code-${code}`,
    link,
    qr: await qrCodeOf(link),
    card: {
      size: search.get("size") === "a4" ? ("a4" as const) : ("a6" as const),
      name: site.productName,
      title: words.cardTitle,
      text: [words.cardLine(clinic, planTitle), ...(covers === "" ? [] : [covers])],
      code: { label: words.codeLabel, value: code },
      scan: words.scan,
      address: link.replace(/^https?:\/\//, ""),
      contact: words.contact(site.supportEmail.address),
    },
  };
}
