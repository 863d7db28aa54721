import { settingEndpoint } from "#features/team-settings/writes.server.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeMessages } from "./copy.ts";
import { clinicCodeCount, purchaseLinksChange } from "./schema.ts";
import { changePurchaseLinks, countClinicCode } from "./writes.server.ts";

/** The public endpoint that counts visits, and the setting of the purchase links. */
export function clinicCodesEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/coupons/:code/counts",
      operationId: "countClinicCode",
      summary:
        "Counts a view of a code's page or a click to the purchase page. Browsers that send Sec-GPC or DNT aren't counted.",
      limit: { points: 120, seconds: 600 },
      input: clinicCodeCount,
      example: { kind: "view" },
      answer: {
        status: 202,
        description: "Counted if the code can be used now. Nothing about the visitor is stored.",
        example: { message: clinicCodeMessages.countReceived },
      },
      async handle({ kind }, { params: { code = "" }, headers }) {
        await countClinicCode(services, code, { kind, headers });
        return { status: 202, body: { message: clinicCodeMessages.countReceived } };
      },
    }),
    settingEndpoint(services, {
      path: "purchase-links",
      operationId: "changePurchaseLinks",
      summary:
        "Changes the purchase links for clinic codes, by plan. A link must use https and a host of the plans' own links, and contain `{code}` once. Plans that are missing or empty have no link.",
      input: purchaseLinksChange,
      example: {
        links: { premium: "https://courses.kinward.example/enroll/premium?coupon={code}" },
        was: "",
      },
      change: changePurchaseLinks,
    }),
  ];
}
