import { teamSetting } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodePlans } from "../rules/plans.ts";
import { purchaseLinksIn, purchaseLinksSetting, withCode } from "../rules/purchase-links.ts";
import { type ClinicCodeStatus, clinicCodeBounds, clinicCodeStatus, codeKey, codeShape } from "../rules.ts";
import { decryptText } from "./encrypted.server.ts";

/** A code as its public page shows it. */
export type PublicClinicCode = {
  id: string;
  status: ClinicCodeStatus;
  clinic: string;
  code: string;
  covers: string;
  uses: number | null;
  lastDay: string;
  plan: {
    title: string;
    enrolUrl: string;
    /** The purchase page with the code filled in, if an owner has set such a link. */
    oneTapUrl: string | undefined;
  };
};

/** The code at an address, in any case; undefined if it doesn't exist. */
export async function clinicCodeAt(services: Services, typed: string): Promise<PublicClinicCode | undefined> {
  // An address can contain characters a database query can't.
  if (typed.length > clinicCodeBounds.code || !codeShape.test(typed)) return undefined;
  const row = await services.store.db
    .selectFrom("coupons")
    .selectAll()
    .where("code_key", "=", codeKey(typed))
    .executeTakeFirst();
  // A plan no longer on the site has no link.
  const plan = clinicCodePlans().find(({ id }) => id === row?.plan);
  if (!row || !plan) return undefined;
  const { id, code, state, uses, last_day: lastDay } = row;
  const link = purchaseLinksIn(await teamSetting(services, purchaseLinksSetting))[plan.id];
  return {
    ...decryptText(services, row),
    id,
    code,
    uses,
    lastDay,
    status: clinicCodeStatus({ state, lastDay }, services.clock.now()),
    plan: {
      title: plan.title,
      enrolUrl: plan.enrolUrl,
      oneTapUrl: link === undefined ? undefined : withCode(link, code),
    },
  };
}
