import * as z from "zod/mini";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { translationCopy as copy } from "../copy/translations.ts";
import { translationsOf } from "../reads/translations.server.ts";
import { linkTranslation, translateCampaign, unlinkTranslation } from "../writes/translations.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const path = "/admin/campaigns/:id/translations";

/** Linking a campaign with the same one in another language. */
export function translationEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path,
      operationId: "listTranslations",
      summary: "Lists the same campaign in other languages.",
      permission: "campaigns.read",
      answer: {
        status: 200,
        description: "The linked campaigns, drafts included.",
        example: {
          items: [{ id: exampleId, title: "¿Qué ayudaría?", language: "es", standing: "draft" }],
        },
      },
      handle: async (_input: undefined, { actor, params: { id = "" } }) => ({
        status: 200,
        body: { items: await translationsOf(services, actor, id) },
      }),
    }),
    adminEndpoint({
      method: "post",
      path,
      operationId: "addTranslation",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Makes a draft in another language, or links a campaign that exists, as a translation.",
      permission: "campaigns.write",
      limit: { points: 60, seconds: 600 },
      input: newTranslation,
      example: { language: "es" },
      answer: {
        status: 201,
        description: "The linked campaign.",
        example: { id: exampleId, message: copy.linked },
      },
      async handle(input, { actor, params: { id = "" } }) {
        const other =
          "language" in input
            ? (await translateCampaign(services, actor, id, input.language)).id
            : input.campaign;
        if ("campaign" in input) await linkTranslation(services, actor, { id, other });
        return { status: 201, body: { id: other, message: copy.linked } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path,
      operationId: "unlinkTranslation",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Unlinks a campaign from its translations. Neither is deleted.",
      permission: "campaigns.write",
      answer: {
        status: 200,
        description: "The campaign has no translations now.",
        example: { message: copy.unlinked },
      },
      async handle(_input: undefined, { actor, params: { id = "" } }) {
        await unlinkTranslation(services, actor, id);
        return { status: 200, body: { message: copy.unlinked } };
      },
    }),
  ];
}

const languageShape = /^[a-z]{2}(-[A-Z]{2})?$/;

/** A language code, such as en or fr-CA. */
const language = z
  .string(adminMessages.language)
  .check(z.maxLength(5), z.regex(languageShape, adminMessages.language));

/** A translation: a new draft in a language, or a campaign that exists. */
const newTranslation = z.union([
  z.strictObject({ language }),
  z.strictObject({ campaign: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
