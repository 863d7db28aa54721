/** All prompts of the journal, in the order of the list. */
import type { PromptGroup } from "./prompt.ts";
import { adoptionPrompts } from "./prompts/adoption.ts";
import { anyonePrompts } from "./prompts/anyone.ts";
import { donorConceptionPrompts } from "./prompts/donor-conception.ts";
import { gestationalSurrogatesPrompts } from "./prompts/gestational-surrogates.ts";
import { infertilityPrompts } from "./prompts/infertility.ts";
import { lossPrompts } from "./prompts/loss.ts";
import { donorConceivedPrompts, lovedOnesPrompts, stoppingPrompts } from "./prompts/others.ts";
import { surrogacyPrompts } from "./prompts/surrogacy.ts";

export const promptGroups: readonly [PromptGroup, ...PromptGroup[]] = [
  anyonePrompts,
  infertilityPrompts,
  donorConceptionPrompts,
  surrogacyPrompts,
  gestationalSurrogatesPrompts,
  adoptionPrompts,
  lovedOnesPrompts,
  donorConceivedPrompts,
  stoppingPrompts,
  lossPrompts,
];
