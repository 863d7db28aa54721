import { csvFile, csvResponse, exportName } from "#platform/csv/export.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { monthLines, monthReport } from "./reads/report.server.ts";
import routes from "./routes.ts";
import { monthQuery } from "./schema.ts";
import { keepMonths, noteMonthsExport } from "./writes/keep.server.ts";

function monthEndpoints(services: Services) {
  const { clock, contributions } = services;
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/months.csv",
      operationId: "exportMonths",
      summary: "Exports the figures of every month as CSV, with counts under five hidden.",
      permission: "admin.read",
      response: csvResponse(
        "A header row, then one row per month, newest first.",
        "Month,Status,Visits to public pages\r\n2026-11,So far,412\r\n",
      ),
      async handle(_input: undefined, { actor }) {
        await noteMonthsExport(services, actor);
        return csvFile(monthLines(services, actor), { what: "months", clock });
      },
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/month.pdf",
      operationId: "printMonth",
      summary: "Returns the figures of one month as a PDF of two pages, with counts under five hidden.",
      permission: "admin.read",
      input: monthQuery,
      example: { month: "2026-11" },
      response: {
        status: 200,
        description: "The month's figures.",
        example: {},
        file: { type: "application/pdf", example: "%PDF-1.7" },
      },
      limit: { points: 30, seconds: 600 },
      async handle({ month }, { actor }) {
        const report = await monthReport(services, actor, month);
        await noteMonthsExport(services, actor);
        const bytes = await contributions.drawReport(services, report);
        const saveAs = exportName({
          what: "month",
          clock,
          filter: { month },
          listed: ["month"],
          type: "pdf",
        });
        return {
          status: 200,
          body: {},
          file: { pieces: [bytes], type: "application/pdf", saveAs },
        } as const;
      },
    }),
  ];
}

/** The figures of a month: kept for good as counts, on paper for a funder. */
export const monthReportFeature = {
  name: "month-report",
  routes,
  endpoints: monthEndpoints,
  nightly: keepMonths,
} satisfies Feature;
