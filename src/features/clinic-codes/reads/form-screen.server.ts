import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeFormCopy as copy } from "../copy.ts";
import { clinicCodePlans } from "../rules/plans.ts";
import { clinicCodeById } from "./admin.server.ts";

const plans = () => clinicCodePlans().map(({ id, title }) => ({ value: id, label: title }));

/** The form for a new code. */
export function newClinicCodeScreen(actor: Actor) {
  authorize(actor, "coupons.write");
  const initial = { clinic: "", code: "", plan: "", covers: "", uses: "", lastDay: "" };
  return { title: copy.newTitle, id: undefined, revision: 1, initial, plans: plans() };
}

/** The form for an existing code. @throws {HttpError} not_found. */
export async function clinicCodeFormScreen(services: Services, actor: Actor, id: string) {
  const { revision, uses, clinic, code, plan, covers, lastDay } = await clinicCodeById(services, actor, id);
  const initial = { clinic, code, plan, covers, lastDay, uses: uses === null ? "" : String(uses) };
  return { title: copy.editTitle, id, revision, initial, plans: plans() };
}
