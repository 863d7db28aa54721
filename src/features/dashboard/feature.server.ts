import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { dashboardJobs, planSummaries } from "./jobs.server.ts";
import { adminSearch } from "./reads/search.server.ts";
import routes from "./routes.ts";
import { adminLookup } from "./schema.ts";
import { dashboardWork } from "./work.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** The search, which every screen of the admin has. */
function adminEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/search",
      operationId: "searchAdmin",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary:
        "Finds campaigns, groups, meetings and mentors by name, site content by its words and, by a whole email address, messages, inquiries and a subscriber.",
      permission: "admin.read",
      input: adminLookup,
      example: { text: "the wait" },
      response: {
        status: 200,
        description: "The results that your role can read, each with its admin address.",
        example: {
          items: [
            { kind: "campaign", title: "The wait", path: `/admin/campaigns/${exampleId}/edit`, at: null },
          ],
        },
      },
      handle: async ({ text }, { actor }) => ({
        status: 200,
        body: { items: await adminSearch(services, actor, text) },
      }),
    }),
  ];
}

/** The admin's frame and first screen, and the search over everything. */
export const dashboardFeature = {
  name: "dashboard",
  routes,
  endpoints: adminEndpoints,
  jobs: dashboardJobs,
  work: dashboardWork,
  nightly: planSummaries,
} satisfies Feature;
