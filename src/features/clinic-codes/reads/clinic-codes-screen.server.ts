import { type Actor, may } from "#features/permissions/access.ts";
import { listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeColumns } from "../copy/columns.ts";
import { clinicCodesCopy as copy, clinicCodeMessages as messages } from "../copy.ts";
import { isOver } from "../rules.ts";
import { clinicCodeQuery } from "../schema.ts";
import { clinicCodeList, codesWith } from "./admin.server.ts";

const path = "/admin/coupons";

/** The data of the list for the query in its address. */
export async function clinicCodesScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const { clock, settings } = services;
  const query = clinicCodeQuery.safeParse({ search: search.get("search") ?? "" });
  const searchText = query.success ? (query.data.search ?? "").trim() : "";
  const allCodes = await clinicCodeList(services, actor);
  const items = codesWith(allCodes.items, searchText);
  const live = allCodes.items.filter(({ status }) => status === "live").length;
  return {
    title: copy.title,
    total: allCodes.items.length === 0 ? copy.none : messages.total(allCodes.items.length, live),
    newUrl: `${path}/new`,
    here: path,
    search: searchText,
    hasCodes: allCodes.items.length > 0,
    noMatch: messages.noMatch(searchText),
    list: listOf(
      clinicCodeColumns,
      items.map((clinicCode) => ({ ...clinicCode, over: isOver(clinicCode.lastDay, clock.now()) })),
      ({ id, revision, clinic, code, state, status }) => ({
        id,
        revision,
        clinic,
        code,
        state,
        status,
        href: `${path}/${id}/edit`,
        link: `${settings.SITE_URL}/c/${code}`,
        card: `${path}/${id}/card`,
        mayDelete: may(actor, "records.delete"),
      }),
    ),
    clinics: allCodes.clinics.map(({ views, clicks, ...clinic }) => ({
      ...clinic,
      views: messages.together(views),
      clicks: messages.together(clicks),
    })),
  };
}

export type ClinicCodesContent = Awaited<ReturnType<typeof clinicCodesScreen>>;
export type ClinicCodeList = ClinicCodesContent["list"];
export type ShownClinicCode = ClinicCodeList["rows"][number];
