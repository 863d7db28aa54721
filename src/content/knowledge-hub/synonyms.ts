/**
 * What people type for what our texts call something else. Each line is one meaning: a text with one of its words in
 * its title, headings or keywords is found by all of them.
 */
export const synonyms: readonly (readonly string[])[] = [
  ["infertility", "TTC", "trying to conceive", "trying for a baby"],
  ["ovulation", "ovulating", "fertile window", "fertile days", "ovulation test", "LH test", "OPK"],
  ["two-week wait", "2WW", "TWW"],
  [
    "men and infertility",
    "male infertility",
    "male factor",
    "MFI",
    "azoospermia",
    "low sperm count",
    "varicocele",
    "sperm test",
    "semen analysis",
  ],
  ["pregnancy loss", "miscarriage", "miscarried"],
  ["ectopic pregnancy", "ectopic", "tubal pregnancy", "pregnancy of unknown location", "PUL"],
  ["molar pregnancy", "hydatidiform mole", "partial mole", "complete mole", "gestational trophoblastic"],
  ["chemical pregnancy", "biochemical pregnancy", "biochemical", "very early miscarriage", "falling beta"],
  ["missed miscarriage", "silent miscarriage", "delayed miscarriage", "missed abortion", "no heartbeat"],
  ["stillbirth", "stillborn", "late loss", "baby died"],
  ["ending a wanted pregnancy", "TFMR", "termination for medical reasons", "medical abortion"],
  ["denied care", "EMTALA", "abortion ban", "heartbeat law", "told to wait"],
  ["recurrent loss", "recurrent miscarriage", "recurrent pregnancy loss", "RPL", "repeated miscarriage"],
  ["IVF", "in vitro fertilization", "egg retrieval", "embryo transfer"],
  ["frozen embryo transfer", "frozen transfer", "FET", "medicated cycle", "thaw"],
  ["IVF cost", "cost of IVF", "IVF price", "price of IVF", "how much is IVF", "fertility insurance"],
  ["IUI", "insemination"],
  ["PCOS", "polycystic ovary syndrome", "PMOS", "polyendocrine metabolic ovarian syndrome"],
  ["endometriosis", "endo"],
  ["egg freezing", "freezing eggs", "fertility preservation"],
  ["diminished ovarian reserve", "low ovarian reserve", "low AMH", "DOR"],
  ["blocked fallopian tubes", "blocked tubes", "hydrosalpinx", "HSG", "tubal factor", "tubal ligation"],
  ["fibroids", "myoma", "myomectomy"],
  ["recurrent implantation failure", "RIF", "failed transfers", "failed IVF", "implantation failure"],
  ["embryo testing", "PGT", "PGT-A", "PGT-M", "PGS", "PGD", "preimplantation genetic testing", "euploid"],
  ["IVF add-ons", "add-ons", "extras", "ERA", "embryo glue", "scratch", "intralipids"],
  ["IVF success rates", "chances by age", "odds", "live birth rate", "pregnancy at 40"],
  ["IVF calculator", "IVF success estimator", "SART", "IVF predictor"],
  ["sperm retrieval", "TESE", "microTESE", "TESA", "PESA"],
  ["Klinefelter", "XXY", "47 XXY"],
  ["sperm vial", "vials", "cryobank"],
  ["second-parent", "stepparent", "confirmatory", "co-parent"],
  ["surrogate pay", "surrogate compensation", "how much do surrogates make", "be a surrogate"],
  ["bad news ultrasound", "sonographer", "breaking bad news"],
  ["egg donor", "donor egg", "donor eggs", "egg donation", "DE"],
  ["sperm donor", "donor sperm", "sperm donation", "sperm bank"],
  ["embryo donation", "donor embryo", "embryo adoption"],
  ["stored embryos", "frozen embryos", "embryo storage", "leftover embryos", "extra embryos", "LePage"],
  ["primary ovarian insufficiency", "POI", "POF", "early menopause", "premature menopause"],
  ["surrogacy laws by state", "state surrogacy law", "surrogacy friendly states", "is surrogacy legal"],
  ["ICWA", "Indian Child Welfare Act", "Native American adoption", "tribal adoption", "Brackeen"],
  ["fertility therapist", "infertility counseling", "counselor", "psychologist", "anxiety", "PTSD"],
  ["transgender", "trans fertility", "nonbinary", "testosterone and pregnancy", "gender affirming"],
  ["Black women", "African American", "women of color", "BIPOC"],
  ["second trimester loss", "late miscarriage", "neonatal death", "infant loss", "baby died in NICU"],
  ["gestational carrier", "gestational surrogate", "GC", "surrogate"],
  ["intended parents", "IP", "IPs"],
  ["result day", "beta", "hCG", "pregnancy test", "negative result", "BFN"],
  ["fertility specialist", "reproductive endocrinologist", "RE"],
  ["LGBTQ family building", "lesbian", "gay", "queer", "trans", "same-sex", "reciprocal IVF"],
  ["solo parent by choice", "single mother by choice", "SMBC", "single woman"],
  ["foster care adoption", "fostering", "foster to adopt"],
  ["living without children", "childless", "childfree", "stopping treatment"],
  ["fertility treatment at work", "telling my boss", "employer"],
  ["membership", "pricing", "plans", "subscribe", "join"],
  ["our family", "about us", "our story", "founders"],
];

const plain = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;

/** The other words for what these texts are about. */
export function synonymsOf(texts: readonly string[]): string[] {
  const words = plain(texts.join(" | "));
  return synonyms.filter((line) => line.some((each) => words.includes(plain(each)))).flat();
}

/** Whether someone who typed this may be in the middle of a loss. */
export function isAboutLoss(typed: string): boolean {
  return /miscarr|loss|lost|stillb|ectopic|molar|chemical.preg|tfmr|abort|terminat|heartbeat|died|death|grie[fv]/i.test(
    typed,
  );
}
