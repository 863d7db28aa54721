/** The claims register: every figure on the site with its source and the day by which it is looked at again. */
import { adoptionClaims } from "./claims/adoption.ts";
import type { Claim } from "./claims/claim.ts";
import { clinicClaims } from "./claims/clinics.ts";
import { crisisClaims } from "./claims/crisis.ts";
import { donorConceptionClaims } from "./claims/donor-conception.ts";
import { gestationalSurrogatesClaims } from "./claims/gestational-surrogates.ts";
import { infertilityClaims } from "./claims/infertility.ts";
import { journalingClaims } from "./claims/journaling.ts";
import { knowledgeHubClaims } from "./claims/knowledge-hub.ts";
import { pregnancyLossClaims } from "./claims/pregnancy-loss.ts";
import { supportClaims } from "./claims/support.ts";
import { surrogacyClaims } from "./claims/surrogacy.ts";
import { zendenClaims } from "./claims/zenden.ts";

export const claims: readonly Claim[] = [
  ...infertilityClaims,
  ...donorConceptionClaims,
  ...surrogacyClaims,
  ...gestationalSurrogatesClaims,
  ...adoptionClaims,
  ...pregnancyLossClaims,
  ...supportClaims,
  ...clinicClaims,
  ...crisisClaims,
  ...zendenClaims,
  ...knowledgeHubClaims,
  ...journalingClaims,
];
