import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";
import { type ClinicCodeState, type ClinicCodeStatus, clinicCodeStatus, releasedCount } from "../rules.ts";
import type { ClinicCodeContent, ClinicCodeKind } from "../schema.ts";
import type { ClinicCodeRow } from "../table.server.ts";
import { decryptText } from "./encrypted.server.ts";

/** A code as the admin shows it. */
export type ClinicCode = Omit<ClinicCodeContent, "plan"> & {
  id: string;
  plan: string;
  state: ClinicCodeState;
  status: ClinicCodeStatus;
  revision: number;
};

export type CountedClinicCode = ClinicCode & {
  /** Its rounded counts; 0 below ten. */
  views: number;
  clicks: number;
};

type ClinicCodeList = {
  items: CountedClinicCode[];
  /** The sum for clinics with more than one code. */
  clinics: { clinic: string; codes: number; views: number; clicks: number }[];
};

/** The codes that match the search, by clinic. There's no paging because there are only one or two per clinic. */
export async function clinicCodeList(services: Services, actor: Actor, search = ""): Promise<ClinicCodeList> {
  authorize(actor, "coupons.write");
  const rows = await services.store.db.selectFrom("coupons").selectAll().execute();
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

/** The codes whose clinic or code contains a text. */
export function codesWith(codes: readonly CountedClinicCode[], search: string): CountedClinicCode[] {
  const searchText = search.trim().toLowerCase();
  return codes.filter(({ clinic, code }) => `${clinic} ${code}`.toLowerCase().includes(searchText));
}

// A sum of rounded counts reveals nothing new.
function clinicsOf(codes: readonly CountedClinicCode[]): ClinicCodeList["clinics"] {
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
  const today = services.clock.now().toISOString().slice(0, 10);
  return (await keptReleased(services, today, () => countReleased(services, today))).counts;
}

async function countReleased({ store }: Services, today: string): Promise<Released> {
  const rows = await store.db.selectFrom("coupon_counts").selectAll().orderBy("day").execute();
  const byCount = Map.groupBy(rows, ({ coupon_id, kind }) => `${coupon_id} ${kind satisfies ClinicCodeKind}`);
  const counts = new Map([...byCount].map(([key, days]) => [key, releasedCount(days, today)]));
  return { days: rows.length, counts };
}

/** @throws {HttpError} not_found. */
export async function clinicCodeById(services: Services, actor: Actor, id: string): Promise<ClinicCode> {
  authorize(actor, "coupons.write");
  const row = await services.store.db
    .selectFrom("coupons")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return clinicCodeOf(services, row);
}

/** Decrypts a row. */
export function clinicCodeOf(services: Pick<Services, "cipher" | "clock">, row: ClinicCodeRow): ClinicCode {
  const { id, code, plan, state, uses, revision, last_day: lastDay } = row;
  return {
    ...decryptText(services, row),
    id,
    code,
    plan,
    state,
    uses,
    lastDay,
    revision,
    status: clinicCodeStatus({ state, lastDay }, services.clock.now()),
  };
}
