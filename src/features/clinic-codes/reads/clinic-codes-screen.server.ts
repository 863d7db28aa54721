import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeMessages as say, clinicCodesCopy as words } from "../copy.ts";
import { clinicCodePlans } from "../rules/plans.ts";
import { isOver } from "../rules.ts";
import { clinicCodeQuery } from "../schema.ts";
import { type CountedClinicCode, clinicCodeList } from "./admin.server.ts";

const path = "/admin/coupons";

/** The data of the list for the query in its address. */
export async function clinicCodesScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const query = clinicCodeQuery.safeParse({ search: search.get("search") ?? "" });
  const wanted = query.success ? (query.data.search ?? "").trim() : "";
  const allCodes = await clinicCodeList(services, actor);
  const items = wanted === "" ? allCodes.items : (await clinicCodeList(services, actor, wanted)).items;
  const live = allCodes.items.filter(({ standing }) => standing === "live").length;
  return {
    title: words.title,
    total: allCodes.items.length === 0 ? words.none : say.total(allCodes.items.length, live),
    begin: `${path}/new`,
    here: path,
    search: wanted,
    anyCode: allCodes.items.length > 0,
    noMatch: say.noMatch(wanted),
    items: items.map((coupon) => shownClinicCode(coupon, services, actor)),
    clinics: allCodes.clinics.map(({ views, presses, ...clinic }) => ({
      ...clinic,
      views: say.together(views),
      presses: say.together(presses),
    })),
  };
}

function shownClinicCode(coupon: CountedClinicCode, { clock, settings }: Services, actor: Actor) {
  const { id, revision, clinic, code, state, standing, uses, lastDay, views, presses } = coupon;
  return {
    id,
    revision,
    clinic,
    code,
    state,
    standing,
    standingName: words.standing[standing],
    plan: clinicCodePlans.find((plan) => plan.id === coupon.plan)?.title ?? coupon.plan,
    uses: say.uses(uses),
    lastDay: say.lastDay(dayInWords(lastDay), isOver(lastDay, clock.now())),
    views: say.counted(views),
    presses: say.counted(presses),
    link: `${settings.SITE_URL}/c/${code}`,
    edit: `${path}/${id}/edit`,
    card: `${path}/${id}/card`,
    mayDelete: may(actor, "records.delete"),
  };
}

export type ShownClinicCode = ReturnType<typeof shownClinicCode>;

/** "May 31, 2027", or empty. */
export function dayInWords(day: string): string {
  if (day === "") return "";
  const name = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00.000Z`));
}
