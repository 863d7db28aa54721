import { placeMessages as messages } from "#content/groups/places.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { thankYouGroup } from "#content/pages/thank-you.ts";
import { csvFile, csvResponse, exportName } from "#platform/csv/export.ts";
import { adminEndpoint, endpoint } from "#platform/http/endpoint.ts";
import type { ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { placeCalendar } from "../reads/calendar.server.ts";
import { addressForTicket, doorPath } from "../reads/door.server.ts";
import { figureLines, monthReport } from "../reads/figures.server.ts";
import { ownPlace } from "../reads/own-place.server.ts";
import { signUpForm } from "../rules/place.ts";
import { figuresQuery, placeChange, placeFromForm, placeLink, placeRequest } from "../schema/places.ts";
import { openDoor } from "../writes/door.server.ts";
import { noteFiguresExport } from "../writes/figures.server.ts";
import { changeOwnPlace } from "../writes/places.server.ts";
import { signUpForGroup } from "../writes/sign-up.server.ts";

const exampleToken = "01a1fc74-724c-71fd-a085-833908003bf9.signature";
const examplePlace = {
  token: exampleToken,
  now: "2026-11-24T23:40:00.000Z",
  state: "held",
  seats: 1,
  paused: false,
  group: {
    name: "Tuesday circle",
    host: "Two trained peers",
    language: "en",
    zone: "America/New_York",
    groundRules: "Be kind.",
  },
  meetings: [],
};

/** Forms of the person's own page. Each is posted to an address of the page, which shows what came of it. */
const formAt = (page: string) => ({
  name: "place",
  page,
  thanks: page,
  fromForm: (fields: Readonly<Record<string, string>>) => ({ ...fields }),
});
const placeForm = (page: string) => ({ ...formAt(page), atPage: true, showsResponse: true }) as const;

export function meetingsEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/groups/:slug/places",
      operationId: "signUpForGroup",
      summary:
        "Signs up for a group, for one person or a couple. The response is the same for every address.",
      input: placeRequest,
      example: { email: "reader@example.org", name: "Robin", seats: 1, rules: 1, agree: true, website: "" },
      response: {
        status: 202,
        description:
          "An email has a link, unless the address had three such emails today. Pressing it decides on the place.",
        example: { message: messages.received },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: signUpForm.name,
        page: ({ slug = "" }) => `${supportGroups.path}?${new URLSearchParams({ [signUpForm.group]: slug })}`,
        thanks: thankYouGroup.path,
        fromForm: placeFromForm,
      },
      async handle(input, { idempotencyKey, params: { slug = "" } }) {
        await signUpForGroup(services, { slug, input, idempotencyKey });
        return { status: 202, body: { message: messages.received } };
      },
    }),
    endpoint({
      method: "post",
      path: "/group-places/read",
      operationId: "readGroupPlace",
      summary: "Returns the place of a mailed link. It changes nothing.",
      input: placeLink,
      example: { token: exampleToken },
      response: {
        status: 200,
        description: "The place and its next dates.",
        example: { place: examplePlace },
      },
      limit: { points: 60, seconds: 600 },
      form: placeForm("/your-place"),
      async handle({ token }) {
        return { status: 200, body: { place: await ownPlace(services, token) } };
      },
    }),
    endpoint({
      method: "post",
      path: "/group-places/change",
      operationId: "changeGroupPlace",
      summary: "Confirms a sign-up, or takes, gives up, pauses or resumes the place of a mailed link.",
      input: placeChange,
      example: { token: exampleToken, action: "pause" },
      response: {
        status: 200,
        description: "The place as it is now.",
        example: { message: messages.changed, place: examplePlace },
      },
      limit: { points: 30, seconds: 600 },
      form: placeForm("/your-place/change"),
      async handle(input) {
        await changeOwnPlace(services, input);
        return {
          status: 200,
          body: { message: messages.changed, place: await ownPlace(services, input.token) },
        };
      },
    }),
    endpoint({
      method: "post",
      path: "/group-places/door",
      operationId: "openGroupDoor",
      summary: "Opens the door of the meeting that is on, and notes that the person of the link came.",
      input: placeLink,
      example: { token: exampleToken },
      response: {
        status: 200,
        description: "An address of this site that redirects to the meeting for a minute.",
        example: { door: `${doorPath}/v1.ticket`, place: examplePlace },
      },
      limit: { points: 60, seconds: 600 },
      form: placeForm(doorPath),
      async handle({ token }) {
        const opened = await openDoor(services, token);
        return { status: 200, body: { ...opened, place: await ownPlace(services, token) } };
      },
    }),
    endpoint({
      method: "post",
      path: "/group-places/calendar",
      operationId: "downloadGroupDates",
      summary: "Downloads the next dates of a place as a calendar file. Its entries say nothing but when.",
      input: placeLink,
      example: { token: exampleToken },
      response: {
        status: 200,
        description: "A calendar file with one entry for each date.",
        example: {},
        file: { type: "text/calendar", example: "BEGIN:VCALENDAR" },
      },
      limit: { points: 30, seconds: 600 },
      form: formAt("/your-place"),
      async handle({ token }) {
        return { status: 200, body: {}, file: await placeCalendar(services, token) };
      },
    }),
  ];
}

/** The way through the door: a redirect to the meeting, or back to the page if the ticket is over. */
export function doorFiles(services: Services): ServedFile[] {
  return [
    {
      path: `${doorPath}/:ticket`,
      async make({ params: { ticket = "" } }) {
        const address = await addressForTicket(services, ticket);
        return { text: "", type: "text/plain", leadsTo: address ?? doorPath };
      },
    },
  ];
}

/** Without anybody's name. */
export function figuresEndpoints(services: Services) {
  const { clock, contributions } = services;
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/groups/figures.csv",
      operationId: "exportGroupFigures",
      summary: "Exports the figures of groups by month as CSV, with counts under five hidden.",
      permission: "groups.read",
      response: csvResponse(
        "A header row, then one row per month and group, newest first, and one for all groups of a month.",
        "Month,Group,Meetings,Came\r\n2026-11,Tuesday circle,4,19\r\n",
      ),
      async handle(_input: undefined, { actor }) {
        await noteFiguresExport(services, actor);
        return csvFile(figureLines(services, actor), { what: "groups", clock });
      },
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/groups/figures.pdf",
      operationId: "printGroupFigures",
      summary: "Returns one month of groups as a PDF of one page, with counts under five hidden.",
      permission: "groups.read",
      input: figuresQuery,
      example: { month: "2026-11" },
      response: {
        status: 200,
        description: "The month's report.",
        example: {},
        file: { type: "application/pdf", example: "%PDF-1.7" },
      },
      limit: { points: 30, seconds: 600 },
      async handle({ month }, { actor }) {
        const report = await monthReport(services, actor, month);
        await noteFiguresExport(services, actor);
        const bytes = await contributions.drawReport(services, report);
        const saveAs = exportName({
          what: "groups",
          clock,
          filter: { month },
          listed: ["month"],
          type: "pdf",
        });
        const file = { pieces: [bytes], type: "application/pdf", saveAs };
        return { status: 200, body: {}, file } as const;
      },
    }),
  ];
}
