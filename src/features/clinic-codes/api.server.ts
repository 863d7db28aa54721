import { couponPage } from "#content/coupons.ts";
import { deskEndpoint, endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { couponsWords } from "./copy.ts";
import { type Coupon, couponList } from "./reads/desk.server.ts";
import { couponChange, couponContent, couponCount, couponDeletion, couponQuery } from "./schema.ts";
import { countCoupon } from "./writes/count.server.ts";
import { changeCoupon, deleteCoupon, makeCoupon } from "./writes/desk.server.ts";

const content = {
  clinic: "Sample Clinic",
  code: "",
  plan: "premium" as const,
  covers: "The first two months",
  uses: 50,
  lastDay: "2027-05-31",
};
const example: Coupon = {
  ...content,
  id: "01a1fc74-724c-71fd-a085-833908003bf9",
  code: "KIN-7QXM-4TRH",
  state: "on",
  standing: "live",
  revision: 1,
};

/** The team's operations on codes of clinics, and the public one that counts. */
export function couponsEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/coupons/:code/counts",
      operationId: "countCoupon",
      summary:
        "Counts that a code's page was opened or left for the purchase page. A browser that sends Sec-GPC or DNT is not counted.",
      limit: { points: 120, seconds: 600 },
      input: couponCount,
      example: { kind: "view" },
      answer: {
        status: 202,
        description: "Counted if the code can be used now. Nothing of the visitor is kept.",
        example: { message: couponPage.counted },
      },
      async handle({ kind }, { params: { code = "" }, headers }) {
        await countCoupon(services, code, { kind, headers });
        return { status: 202, body: { message: couponPage.counted } };
      },
    }),
    deskEndpoint({
      method: "get",
      path: "/admin/coupons",
      operationId: "listCoupons",
      summary: "Lists the codes of clinics with what may be told of their counts.",
      right: "coupons.write",
      input: couponQuery,
      answer: {
        status: 200,
        description:
          "The codes by clinic. `views` and `presses` are 0 while they are under ten, and grow by ten or more.",
        example: {
          items: [{ ...example, views: 24, presses: 0 }],
          clinics: [],
        },
      },
      handle: async ({ search }, { actor }) => ({
        status: 200,
        body: await couponList(services, actor, search),
      }),
    }),
    deskEndpoint({
      method: "post",
      path: "/admin/coupons",
      operationId: "makeCoupon",
      summary: "Makes a code for a clinic; an empty code lets us choose one.",
      right: "coupons.write",
      limit: { points: 60, seconds: 600 },
      input: couponContent,
      example: content,
      answer: { status: 201, description: "The code is on.", example },
      handle: async (input, { actor }) => ({
        status: 201,
        body: await makeCoupon(services, actor, input),
      }),
    }),
    deskEndpoint({
      method: "patch",
      path: "/admin/coupons/:id",
      operationId: "changeCoupon",
      summary: "Changes what is sent along of a code, switches it on or off, or marks it as used up.",
      right: "coupons.write",
      input: couponChange,
      example: { revision: 1, state: "off" },
      answer: {
        status: 200,
        description: "The code as it stands now.",
        example: { ...example, state: "off", standing: "off", revision: 2 },
      },
      handle: async (input, { actor, params: { id = "" } }) => ({
        status: 200,
        body: await changeCoupon(services, actor, id, input),
      }),
    }),
    deskEndpoint({
      method: "delete",
      path: "/admin/coupons/:id",
      operationId: "deleteCoupon",
      summary: "Deletes a code and its counts for good, once the code is typed.",
      right: "records.delete",
      input: couponDeletion,
      example: { code: "KIN-7QXM-4TRH" },
      answer: {
        status: 200,
        description: "The code is gone.",
        example: { message: couponsWords.done.deleted },
      },
      async handle({ code }, { actor, params: { id = "" } }) {
        await deleteCoupon(services, actor, { id, typedCode: code });
        return { status: 200, body: { message: couponsWords.done.deleted } };
      },
    }),
  ];
}
