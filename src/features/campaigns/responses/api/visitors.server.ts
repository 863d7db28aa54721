import { campaignCopyIn, labelLanguage } from "#content/campaign-labels/by-language.ts";
import { campaignRefusals, campaignThanks, receiptCopy } from "#content/campaigns.ts";
import { receiptPageIn, yourAnswer } from "#content/pages/your-answer.ts";
import { site } from "#content/site.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { keyOfSender } from "#platform/http/idempotency.ts";
import type { Services } from "#platform/services.ts";
import { publicCampaign } from "../../reads/public.server.ts";
import { receiptOf } from "../reads/receipt.server.ts";
import {
  newResponse,
  receiptChange,
  receiptCode,
  receiptErasure,
  responseFromForm,
} from "../schema/response.ts";
import { changeResponse, eraseResponse } from "../writes/receipt.server.ts";
import { sendResponse } from "../writes/send.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const exampleCode = "7KQF-2M9X-W3HD-PV4T-8RBN-C5JY-6ZGS";

export function responsesEndpoints(services: Services) {
  const ofReceipt = {
    limit: { points: 20, seconds: 600 },
    form: {
      name: "receipt",
      page: (_params, { fields }) => receiptPageIn(labelLanguage(fields.language ?? site.language)),
      thanks: yourAnswer.path,
      showsResponse: true,
      fromForm: responseFromForm,
    },
  } satisfies Pick<Parameters<typeof endpoint>[0], "limit" | "form">;
  return [
    endpoint({
      method: "get",
      path: "/campaigns/:slug",
      operationId: "readCampaign",
      summary: "Returns a public campaign with its questions.",
      response: {
        status: 200,
        description: "The campaign. If it was requested under a former address, `slug` is the current one.",
        example: {
          campaign: {
            slug: "the-wait",
            version: 1,
            standing: "open",
            title: "What would help?",
            sections: [],
          },
        },
      },
      limit: { points: 300, seconds: 600 },
      async handle(_input: undefined, { params: { slug = "" } }) {
        const result = await publicCampaign(services, slug);
        const current = result.kind === "moved" ? await publicCampaign(services, result.slug) : result;
        if (current.kind !== "here") throw new HttpError("not_found", { message: campaignRefusals.missing });
        // Other sites may read this answer, so the status stays under the name that it was published with.
        const { status, ...campaign } = current.campaign;
        return { status: 200, body: { campaign: { ...campaign, standing: status } } };
      },
    }),
    endpoint({
      method: "post",
      path: "/campaigns/:slug/responses",
      operationId: "answerCampaign",
      summary: "Sends answers to an open campaign.",
      input: newResponse,
      example: {
        version: 1,
        answers: { evening: { chosen: ["monday"] }, words: "A quiet room." },
        website: "",
      },
      response: {
        status: 201,
        description: "The answers are stored. Use `receipt` to view, change or erase them.",
        example: { message: campaignThanks.heading, id: exampleId, receipt: exampleCode },
      },
      limit: { points: 30, seconds: 600 },
      form: {
        name: "campaign",
        page: ({ slug = "" }) => `/campaign/${encodeURIComponent(slug)}`,
        thanks: "/",
        showsResponse: true,
        fromForm: responseFromForm,
      },
      async handle(input, { idempotencyKey, sender, network, params: { slug = "" } }) {
        const sent = await sendResponse(services, {
          slug,
          input,
          network,
          idempotencyKey:
            idempotencyKey ?? (input.key === undefined ? undefined : keyOfSender(sender, input.key)),
        });
        return { status: 201, body: { message: campaignThanks.heading, ...sent } };
      },
    }),
    endpoint({
      method: "post",
      path: "/receipts/read",
      operationId: "readReceipt",
      summary: "Returns the answers of a receipt code.",
      input: receiptCode,
      example: { code: exampleCode },
      response: {
        status: 200,
        description: "The answers, their questions, and whether they can still be changed.",
        example: { receipt: { slug: "the-wait", answers: {}, changeable: true }, code: exampleCode },
      },
      ...ofReceipt,
      async handle({ code }) {
        return { status: 200, body: { receipt: await receiptOf(services, code), code } };
      },
    }),
    endpoint({
      method: "post",
      path: "/receipts/change",
      operationId: "changeReceipt",
      summary: "Changes the answers of a receipt code while the campaign is open.",
      input: receiptChange,
      example: { code: exampleCode, answers: { evening: { chosen: ["tuesday"] } } },
      response: {
        status: 200,
        description: "The answers have been changed.",
        example: {
          message: campaignThanks.changedHeading,
          receipt: { slug: "the-wait", answers: {} },
          code: exampleCode,
        },
      },
      ...ofReceipt,
      async handle(input) {
        await changeResponse(services, input);
        const receipt = await receiptOf(services, input.code);
        const { changedHeading } = campaignCopyIn(receipt.form.language).campaignThanks;
        return { status: 200, body: { message: changedHeading, receipt, code: input.code } };
      },
    }),
    endpoint({
      method: "post",
      path: "/receipts/erase",
      operationId: "eraseReceipt",
      summary: "Erases the answers of a receipt code permanently.",
      input: receiptErasure,
      example: { code: exampleCode, sure: true },
      response: {
        status: 200,
        description: "The answers have been erased.",
        example: { message: receiptCopy.erasedHeading, erased: true },
      },
      ...ofReceipt,
      async handle({ code }) {
        await eraseResponse(services, code);
        return { status: 200, body: { message: receiptCopy.erasedHeading, erased: true } };
      },
    }),
  ];
}
