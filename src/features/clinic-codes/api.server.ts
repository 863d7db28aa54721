import { settingEndpoint } from "#features/team-settings/writes.server.ts";
import { adminEndpoint, endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeMessages } from "./copy.ts";
import type { ClinicCode } from "./reads.server.ts";
import {
  clinicCodeChange,
  clinicCodeContent,
  clinicCodeCount,
  clinicCodeDeletion,
  purchaseLinksChange,
} from "./schema.ts";
import {
  changeClinicCode,
  changePurchaseLinks,
  countClinicCode,
  createClinicCode,
  deleteClinicCode,
} from "./writes.server.ts";

const content = {
  clinic: "Sample Clinic",
  code: "",
  plan: "premium" as const,
  covers: "The first two months",
  uses: 50,
  lastDay: "2027-05-31",
};
// The API's published name of the field is `standing`.
const bodyOf = <Code extends ClinicCode>({ status, ...code }: Code) => ({ ...code, standing: status });

const example = bodyOf({
  ...content,
  id: "01a1fc74-724c-71fd-a085-833908003bf9",
  code: "KIN-7QXM-4TRH",
  state: "on",
  status: "live",
  revision: 1,
});

/** Admin endpoints for clinic codes, and the public endpoint that counts visits. */
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
    adminEndpoint({
      method: "post",
      path: "/admin/coupons",
      operationId: "createClinicCode",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Creates a clinic code. If `code` is empty, one is generated.",
      permission: "coupons.write",
      limit: { points: 60, seconds: 600 },
      input: clinicCodeContent,
      example: content,
      answer: { status: 201, description: "The new code.", example },
      handle: async (input, { actor }) => ({
        status: 201,
        body: bodyOf(await createClinicCode(services, actor, input)),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/coupons/:id",
      operationId: "changeClinicCode",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Changes the given fields of a code, switches it on or off, or marks it as used up.",
      permission: "coupons.write",
      input: clinicCodeChange,
      example: { revision: 1, state: "off" },
      answer: {
        status: 200,
        description: "The updated code.",
        example: { ...example, state: "off", standing: "off", revision: 2 },
      },
      handle: async (input, { actor, params: { id = "" } }) => ({
        status: 200,
        body: bodyOf(await changeClinicCode(services, actor, id, input)),
      }),
    }),
    adminEndpoint({
      method: "delete",
      path: "/admin/coupons/:id",
      operationId: "deleteClinicCode",
      summary: "Deletes a code and its counts permanently. The code is required as confirmation.",
      permission: "records.delete",
      input: clinicCodeDeletion,
      example: { code: "KIN-7QXM-4TRH" },
      answer: {
        status: 200,
        description: "The code has been deleted.",
        example: { message: clinicCodeMessages.deleted },
      },
      async handle({ code }, { actor, params: { id = "" } }) {
        await deleteClinicCode(services, actor, { id, typedCode: code });
        return { status: 200, body: { message: clinicCodeMessages.deleted } };
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
