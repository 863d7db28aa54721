/**
 * Words that hurt or mislead, and what to write instead: the list of docs/words.md, held by
 * src/content/words-avoided.test.ts. Quotations of a person's own words and the glossary may hold them.
 */
type AvoidedWords = { avoid: RegExp; prefer: string };

const any = (...words: readonly string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`, "gi");

export const avoidedWords: readonly AvoidedWords[] = [
  // Surrogacy
  {
    avoid: any("surrogate mothers?", "rent-a-womb", "womb for rent", "host mothers?"),
    prefer: "gestational surrogate, gestational carrier",
  },
  { avoid: any("commissioning (?:couples?|parents?)"), prefer: "intended parents" },
  // Donor conception
  { avoid: any("donor (?:bab(?:y|ies)|kids?)"), prefer: "donor-conceived person; child only for minors" },
  { avoid: any("just a donor", "diblings?"), prefer: "donor, genetic parent, the person's own word" },
  {
    avoid: any(
      "(?:real|natural|true) (?:mothers?|fathers?|parents?|mums?|moms?|dads?|child|children|family)",
    ),
    prefer: "parent; birth or first parent; genetic parent",
  },
  {
    avoid: any("social parents?", "non-biological (?:parents?|mothers?|fathers?)"),
    prefer: "parent; non-genetic parent where law or medicine needs it",
  },
  // Adoption
  {
    avoid: any(
      "gave (?:\\w+ )?up",
      "giv(?:e|es|en|ing) (?:(?:\\w+ ){0,2})up",
      "put up for",
      "given away",
      "giv(?:e|ing) (?:a|the|her|his|their) (?:child|baby) away",
      "gave (?:\\w+ ){0,2}away",
      "unwanted",
    ),
    prefer: "placed for adoption, made an adoption plan; stopping treatment",
  },
  {
    avoid: any("(?:is|are) adopted", "adopted (?:child|children|kids?)"),
    prefer: "was adopted; adopted person, adoptee",
  },
  { avoid: any("keep(?:s|ing)? (?:the|her|their) bab(?:y|ies)"), prefer: "to parent" },
  {
    avoid: any("foreign adoptions?", "hard to place"),
    prefer: "international or intercountry adoption; waiting child",
  },
  // Loss
  {
    avoid: any(
      "(?:spontaneous|missed|habitual) abortions?",
      "products of conception",
      "(?:pregnancy|fetal|foetal) tissue",
      "blighted ov(?:um|a)",
      "incompetent cervix",
      "failed pregnanc(?:y|ies)",
    ),
    prefer: "pregnancy loss, miscarriage, stillbirth; the baby, or the name",
  },
  { avoid: any("at least you have"), prefer: "say what happened, compare with nothing" },
  // Treatment
  {
    avoid: any(
      "failed (?:cycles?|IVF|IUI|transfers?|treatments?|rounds?)",
      "poor responders?",
      "hostile mucus",
      "geriatric",
    ),
    prefer: "the cycle did not lead to pregnancy; unsuccessful transfer",
  },
  {
    avoid: any(
      "infertile (?:woman|women|man|men|couples?|person|people)",
      "barren",
      "victims?",
      "(?:his|her) fault",
    ),
    prefer: "person with infertility; sperm-related or egg-related factor",
  },
  { avoid: any("artificial insemination", "test[- ]tube bab(?:y|ies)"), prefer: "insemination, IVF" },
  { avoid: any("leftover", "spare embryos?", "snow bab(?:y|ies)"), prefer: "remaining or stored embryos" },
  { avoid: any("end of hope", "just adopt"), prefer: "stopping treatment, living without children" },
  // Families
  { avoid: any("broken homes?", "unwed"), prefer: "single parent by choice, solo parent" },
  {
    avoid: any("husbands?", "wife", "wives", "(?:mums?|moms?|mothers?|dads?|fathers?)-to-be"),
    prefer: "partner, spouse",
  },
  {
    avoid: any(
      "miracles?",
      "blessed",
      "blessings?",
      "rainbow bab(?:y|ies)",
      "baby dust",
      "sticky (?:vibes|baby)",
    ),
    prefer: "family building, plain words",
  },
  // Promises
  {
    avoid: any("proven", "boosts?", "boosted", "boosting", "guarantees?", "guaranteed"),
    prefer: "may help, some people find",
  },
  // Slang of the forums
  {
    avoid:
      /\b(?:BFP|BFN|DH|DW|DPO|AF|TTC|POAS|2WW|TWW|EWCM|HPT|OPK|FRER|O-day|angel bab(?:y|ies)|preggo|preggers)\b/g,
    prefer: "the whole words",
  },
  { avoid: any("lorem", "ipsum"), prefer: "words" },
];
