import type { Feature } from "#platform/feature.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeMessages } from "./copy.ts";
import { clinicCodeTitles } from "./reads.server.ts";
import { clinicCodes } from "./record.server.ts";
import routes from "./routes.ts";
import { clinicCodeCount } from "./schema.ts";
import { clinicCodesMigrations } from "./table.server.ts";
import { teamSettings } from "./team-settings.server.ts";
import { countClinicCode } from "./writes.server.ts";

/** Codes that clinics hand to their patients. */
export const clinicCodesFeature = {
  name: "clinic-codes",
  routes,
  itemTitles: clinicCodeTitles,
  migrations: clinicCodesMigrations,
  endpoints: (services: Services) => [
    endpoint({
      method: "post",
      path: "/coupons/:code/counts",
      operationId: "countClinicCode",
      summary:
        "Counts a view of a code's page or a click to the purchase page. Browsers that send Sec-GPC or DNT aren't counted.",
      limit: { points: 120, seconds: 600 },
      input: clinicCodeCount,
      example: { kind: "view" },
      response: {
        status: 202,
        description: "Counted if the code can be used now. Nothing about the visitor is stored.",
        example: { message: clinicCodeMessages.countReceived },
      },
      async handle({ kind }, { params: { code = "" }, headers }) {
        await countClinicCode(services, code, { kind, headers });
        return { status: 202, body: { message: clinicCodeMessages.countReceived } };
      },
    }),
  ],
  teamSettings,
  reservedPaths: [/^\/c\/[^/]+$/],
  keyed: [clinicCodes.keyed],
} satisfies Feature;
