import { type Actor, demand } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { couponFormWords as words } from "../copy.ts";
import { couponPlans } from "../rules/plans.ts";
import { couponById } from "./desk.server.ts";

const plans = couponPlans.map(({ id, title }) => ({ value: id, label: title }));

/** The form for a new code. */
export function newCouponScreen(actor: Actor) {
  demand(actor, "coupons.write");
  const begun = { clinic: "", code: "", plan: "", covers: "", uses: "", lastDay: "" };
  return { title: words.newTitle, id: undefined, revision: 1, begun, plans };
}

/** The same with a code in it. @throws {HttpError} not_found. */
export async function couponFormScreen(services: Services, actor: Actor, id: string) {
  const { revision, uses, clinic, code, plan, covers, lastDay } = await couponById(services, actor, id);
  const begun = { clinic, code, plan, covers, lastDay, uses: uses === null ? "" : String(uses) };
  return { title: words.editTitle, id, revision, begun, plans };
}
