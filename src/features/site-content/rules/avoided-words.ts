/**
 * Words that hurt or mislead, and what to write instead: the list of docs/words.md, held by
 * src/content/words-avoided.test.ts. Quotations of a person's own words and the glossary may hold them.
 */
type AvoidedWords = { avoid: RegExp; prefer: string };

export const avoidedWords: readonly AvoidedWords[] = [
  // Surrogacy
  {
    avoid: /\b(?:surrogate mothers?|rent-a-womb|womb for rent|host mothers?)\b/gi,
    prefer: "gestational surrogate, gestational carrier",
  },
  { avoid: /\b(?:commissioning (?:couples?|parents?))\b/gi, prefer: "intended parents" },
  // Donor conception
  {
    avoid: /\b(?:donor (?:bab(?:y|ies)|kids?))\b/gi,
    prefer: "donor-conceived person; child only for minors",
  },
  { avoid: /\b(?:just a donor|diblings?)\b/gi, prefer: "donor, genetic parent, the person's own word" },
  {
    avoid:
      /\b(?:(?:real|natural|true) (?:mothers?|fathers?|parents?|mums?|moms?|dads?|child|children|family))\b/gi,
    prefer: "parent; birth or first parent; genetic parent",
  },
  {
    avoid: /\b(?:social parents?|non-biological (?:parents?|mothers?|fathers?))\b/gi,
    prefer: "parent; non-genetic parent where law or medicine needs it",
  },
  // Adoption
  {
    avoid:
      /\b(?:gave (?:\w+ )?up|giv(?:e|es|en|ing) (?:(?:\w+ ){0,2})up|put up for|given away|giv(?:e|ing) (?:a|the|her|his|their) (?:child|baby) away|gave (?:\w+ ){0,2}away|unwanted)\b/gi,
    prefer: "placed for adoption, made an adoption plan; stopping treatment",
  },
  {
    avoid: /\b(?:(?:is|are) adopted|adopted (?:child|children|kids?))\b/gi,
    prefer: "was adopted; adopted person, adoptee",
  },
  { avoid: /\b(?:keep(?:s|ing)? (?:the|her|their) bab(?:y|ies))\b/gi, prefer: "to parent" },
  {
    avoid: /\b(?:foreign adoptions?|hard to place)\b/gi,
    prefer: "international or intercountry adoption; waiting child",
  },
  // Loss
  {
    avoid:
      /\b(?:(?:spontaneous|missed|habitual) abortions?|products of conception|(?:pregnancy|fetal|foetal) tissue|blighted ov(?:um|a)|incompetent cervix|failed pregnanc(?:y|ies))\b/gi,
    prefer: "pregnancy loss, miscarriage, stillbirth; the baby, or the name",
  },
  { avoid: /\b(?:at least you have)\b/gi, prefer: "say what happened, compare with nothing" },
  // Treatment
  {
    avoid:
      /\b(?:failed (?:cycles?|IVF|IUI|transfers?|treatments?|rounds?)|poor responders?|hostile mucus|geriatric)\b/gi,
    prefer: "the cycle did not lead to pregnancy; unsuccessful transfer",
  },
  {
    avoid:
      /\b(?:infertile (?:woman|women|man|men|couples?|person|people)|barren|victims?|(?:his|her) fault)\b/gi,
    prefer: "person with infertility; sperm-related or egg-related factor",
  },
  { avoid: /\b(?:artificial insemination|test[- ]tube bab(?:y|ies))\b/gi, prefer: "insemination, IVF" },
  { avoid: /\b(?:leftover|spare embryos?|snow bab(?:y|ies))\b/gi, prefer: "remaining or stored embryos" },
  { avoid: /\b(?:end of hope|just adopt)\b/gi, prefer: "stopping treatment, living without children" },
  // Families
  { avoid: /\b(?:broken homes?|unwed)\b/gi, prefer: "single parent by choice, solo parent" },
  {
    avoid: /\b(?:husbands?|wife|wives|(?:mums?|moms?|mothers?|dads?|fathers?)-to-be)\b/gi,
    prefer: "partner, spouse",
  },
  {
    avoid: /\b(?:miracles?|blessed|blessings?|rainbow bab(?:y|ies)|baby dust|sticky (?:vibes|baby))\b/gi,
    prefer: "family building, plain words",
  },
  // Promises
  {
    avoid: /\b(?:proven|boosts?|boosted|boosting|guarantees?|guaranteed)\b/gi,
    prefer: "may help, some people find",
  },
  // Slang of the forums
  {
    avoid:
      /\b(?:BFP|BFN|DH|DW|DPO|AF|TTC|POAS|2WW|TWW|EWCM|HPT|OPK|FRER|O-day|angel bab(?:y|ies)|preggo|preggers)\b/g,
    prefer: "the whole words",
  },
  { avoid: /\b(?:lorem|ipsum)\b/gi, prefer: "words" },
];
