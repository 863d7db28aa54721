import { type Actor, may } from "#features/permissions/access.ts";
import { listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeColumns } from "../copy/columns.ts";
import { clinicCodeMessages as say, clinicCodesCopy as words } from "../copy.ts";
import { isOver } from "../rules.ts";
import { clinicCodeQuery } from "../schema.ts";
import { clinicCodeList, codesWith } from "./admin.server.ts";

const path = "/admin/coupons";

/** The data of the list for the query in its address. */
export async function clinicCodesScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const { clock, settings } = services;
  const query = clinicCodeQuery.safeParse({ search: search.get("search") ?? "" });
  const wanted = query.success ? (query.data.search ?? "").trim() : "";
  const allCodes = await clinicCodeList(services, actor);
  const items = codesWith(allCodes.items, wanted);
  const live = allCodes.items.filter(({ standing }) => standing === "live").length;
  return {
    title: words.title,
    total: allCodes.items.length === 0 ? words.none : say.total(allCodes.items.length, live),
    begin: `${path}/new`,
    here: path,
    search: wanted,
    anyCode: allCodes.items.length > 0,
    noMatch: say.noMatch(wanted),
    list: listOf(
      clinicCodeColumns,
      items.map((coupon) => ({ ...coupon, over: isOver(coupon.lastDay, clock.now()) })),
      ({ id, revision, clinic, code, state, standing }) => ({
        id,
        revision,
        clinic,
        code,
        state,
        standing,
        href: `${path}/${id}/edit`,
        link: `${settings.SITE_URL}/c/${code}`,
        card: `${path}/${id}/card`,
        mayDelete: may(actor, "records.delete"),
      }),
    ),
    clinics: allCodes.clinics.map(({ views, presses, ...clinic }) => ({
      ...clinic,
      views: say.together(views),
      presses: say.together(presses),
    })),
  };
}

export type ClinicCodesContent = Awaited<ReturnType<typeof clinicCodesScreen>>;
export type ClinicCodeList = ClinicCodesContent["list"];
export type ShownClinicCode = ClinicCodeList["rows"][number];
