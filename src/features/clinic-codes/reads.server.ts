import { dayInWords } from "#content/day-in-words.ts";
import { todayIn } from "#platform/clock/calendar-days.ts";
import { rowById } from "#platform/database/open.ts";
import type { Feature } from "#platform/feature.ts";
import { notFoundError } from "#platform/http/errors.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { settingNow, teamZone } from "#platform/settings/stored-settings.ts";
import { clinicCodeMessages as messages } from "./copy.ts";
import { type ClinicCodeContent, clinicCodes } from "./record.server.ts";
import {
  type ClinicCodeState,
  type ClinicCodeStatus,
  clinicCodeBounds,
  clinicCodePlans,
  clinicCodeStatus,
  codeKey,
  codeShape,
  isOver,
  releasedCount,
} from "./rules.ts";
import { type ClinicCodeKind, clinicCodeQuery } from "./schema.ts";
import type { ClinicCodeRow } from "./table.server.ts";
import { purchaseLinks, withCode } from "./team-settings.server.ts";

export type ClinicCode = ClinicCodeContent & {
  id: string;
  state: ClinicCodeState;
  status: ClinicCodeStatus;
  revision: number;
};

/** A code with its rounded counts; 0 below ten. */
type CountedClinicCode = ClinicCode & { views: number; clicks: number };

/**
 * The codes that match the search, by clinic, and the sum for clinics with more than one code. There's no paging
 * because there are only one or two per clinic.
 */
export async function clinicCodeList(services: Services, actor: Actor, search = "") {
  authorize(actor, "clinic-codes.write");
  const rows = await services.store.db.selectFrom("clinic_codes").selectAll().execute();
  const counts = await releasedCounts(services);
  const all = rows
    .map((row) => ({
      ...clinicCodeOf(services, row),
      views: counts.get(`${row.id} view`) ?? 0,
      clicks: counts.get(`${row.id} press`) ?? 0,
    }))
    .toSorted(
      (one, other) =>
        one.clinic.localeCompare(other.clinic, "en") || one.code.localeCompare(other.code, "en"),
    );
  return { items: codesWith(all, search), clinics: clinicsOf(all) };
}

function codesWith(codes: readonly CountedClinicCode[], search: string): CountedClinicCode[] {
  const searchText = search.trim().toLowerCase();
  return codes.filter(({ clinic, code }) => `${clinic} ${code}`.toLowerCase().includes(searchText));
}

// A sum of rounded counts reveals nothing new.
function clinicsOf(codes: readonly CountedClinicCode[]) {
  const byName = Map.groupBy(codes, ({ clinic }) => clinic.trim().toLowerCase());
  return [...byName.values()]
    .filter((ofClinic) => ofClinic.length > 1)
    .map((ofClinic) => ({
      clinic: ofClinic[0]?.clinic ?? "",
      codes: ofClinic.length,
      views: ofClinic.reduce((sum, { views }) => sum + views, 0),
      clicks: ofClinic.reduce((sum, { clicks }) => sum + clicks, 0),
    }));
}

type Released = { days: number; counts: ReadonlyMap<string, number> };
const keptReleased = largeCounts<Released>(({ days }) => days);

async function releasedCounts(services: Services): Promise<Released["counts"]> {
  // Only earlier days are released, and their counts don't change any more.
  const today = todayIn(await teamZone(services), services.clock.now());
  return (await keptReleased(services, today, () => countReleased(services, today))).counts;
}

async function countReleased({ store }: Services, today: string): Promise<Released> {
  const rows = await store.db.selectFrom("clinic_code_counts").selectAll().orderBy("day").execute();
  const byCount = Map.groupBy(rows, ({ code_id, kind }) => `${code_id} ${kind satisfies ClinicCodeKind}`);
  const counts = new Map([...byCount].map(([key, days]) => [key, releasedCount(days, today)]));
  return { days: rows.length, counts };
}

/**
 * How often codes led to the purchase page from one day until before another, for the month's figures: the difference of
 * what the list showed on these days, so it says nothing new.
 */
export async function clicksBetween(services: Services, from: string, to: string): Promise<number> {
  const today = todayIn(await teamZone(services), services.clock.now());
  const rows = await services.store.db
    .selectFrom("clinic_code_counts")
    .selectAll()
    .where("kind", "=", "press")
    .where("day", "<", to)
    .orderBy("day")
    .execute();
  const byCode = Map.groupBy(rows, ({ code_id }) => code_id);
  return [...byCode.values()].reduce(
    (sum, days) =>
      sum +
      releasedCount(days, today) -
      releasedCount(
        days.filter(({ day }) => day < from),
        today,
      ),
    0,
  );
}

/** @throws {HttpError} not_found. */
export async function clinicCodeById(services: Services, actor: Actor, id: string): Promise<ClinicCode> {
  authorize(actor, "clinic-codes.write");
  const row = rowById(services.store.db, "clinic_codes", id);
  return clinicCodeOf(services, await row.executeTakeFirstOrThrow(notFoundError));
}

/** Decrypts a row. */
export function clinicCodeOf(services: Services, row: ClinicCodeRow): ClinicCode {
  const { id, state, revision } = row;
  const content = clinicCodes.fromRow(services, row);
  const status = clinicCodeStatus({ state, lastDay: content.lastDay }, services.clock.now());
  return { ...content, id, state, revision, status };
}

const statusNames = { live: "Active", expired: "Expired", off: "Switched off", usedUp: "Used up" } as const;

/** A code, and whether its last day has passed. */
type ListedClinicCode = CountedClinicCode & { over: boolean };

const clinicCodeColumns = {
  clinic: { heading: "Clinic and code", value: ({ clinic }) => clinic, detail: ({ code }) => code },
  plan: {
    heading: "Plan",
    value: ({ plan }) => clinicCodePlans().find(({ id }) => id === plan)?.title ?? plan,
  },
  state: { heading: "Status", value: ({ status }) => statusNames[status] },
  agreed: {
    heading: "Agreed",
    value: ({ uses }) => messages.uses(uses),
    detail: ({ lastDay, over }) => messages.lastDay(lastDay === "" ? "" : dayInWords(lastDay), over),
  },
  views: { heading: "Page views", value: ({ views }) => messages.counted(views), format: "figure" },
  clicks: {
    heading: "Opened the purchase page",
    value: ({ clicks }) => messages.counted(clicks),
    format: "figure",
  },
} satisfies Columns<ListedClinicCode>;

export async function clinicCodesScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const address = "/admin/clinic-codes";
  const { clock, settings } = services;
  const query = clinicCodeQuery.safeParse({ search: search.get("search") ?? "" });
  const searchText = query.success ? (query.data.search ?? "").trim() : "";
  const allCodes = await clinicCodeList(services, actor);
  const items = codesWith(allCodes.items, searchText);
  const live = allCodes.items.filter(({ status }) => status === "live").length;
  return {
    total: messages.total(allCodes.items.length, live),
    newUrl: `${address}/new`,
    here: address,
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
        href: `${address}/${id}/edit`,
        link: `${settings.SITE_URL}/c/${code}`,
        card: `${address}/${id}/card`,
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
export type ShownClinicCode = ClinicCodesContent["list"]["rows"][number];

export const clinicCodeTitles: NonNullable<Feature["itemTitles"]> = async (services, ids) => {
  const rows = await services.store.db
    .selectFrom("clinic_codes")
    .selectAll()
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, `${clinicCodes.fromRow(services, row).clinic}: ${row.code}`]));
};

/** The code at an address, in any case, as its public page shows it; undefined if it doesn't exist. */
export async function clinicCodeAt(services: Services, typed: string) {
  // An address can contain characters a database query can't.
  if (typed.length > clinicCodeBounds.code || !codeShape.test(typed)) return undefined;
  const row = await services.store.db
    .selectFrom("clinic_codes")
    .selectAll()
    .where("code_key", "=", codeKey(typed))
    .executeTakeFirst();
  // A plan no longer on the site has no link.
  const plan = clinicCodePlans().find(({ id }) => id === row?.plan);
  if (!row || !plan) return undefined;
  const { plan: _id, ...content } = clinicCodes.fromRow(services, row);
  const link = (await settingNow(services, purchaseLinks))[plan.id];
  return {
    ...content,
    id: row.id,
    status: clinicCodeStatus({ state: row.state, lastDay: content.lastDay }, services.clock.now()),
    plan: {
      title: plan.title,
      enrolUrl: plan.enrolUrl,
      /** The purchase page with the code filled in, if an owner has set such a link. */
      oneTapUrl: link === undefined ? undefined : withCode(link, content.code),
    },
  };
}

export type PublicClinicCode = NonNullable<Awaited<ReturnType<typeof clinicCodeAt>>>;
