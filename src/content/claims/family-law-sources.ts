/** Laws and public programs that more than one journey rests on. */
import type { Source } from "./claim.ts";

export const reproductionAct: Source = {
  title: "Assisted Human Reproduction Act, S.C. 2004, c. 2",
  publisher: "Department of Justice Canada",
  published: "2004, as amended",
  href: "https://laws-lois.justice.gc.ca/eng/acts/a-13.4/",
};

export const reimbursementRules: Source = {
  title: "Reimbursement Related to Assisted Human Reproduction Regulations, SOR/2019-193",
  publisher: "Department of Justice Canada",
  published: "2019, in force June 9, 2020",
  href: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-193/",
};

export const ontarioFertilityCredit: Source = {
  title: "Ontario Fertility Treatment Tax Credit",
  publisher: "Government of Ontario",
  published: "2025",
  href: "https://www.ontario.ca/page/ontario-fertility-treatment-tax-credit",
};

export const novaScotiaCredit: Source = {
  title: "Fertility and Surrogacy Tax Credit",
  publisher: "Government of Nova Scotia",
  published: "March 2025",
  href: "https://beta.novascotia.ca/fertility-and-surrogacy-tax-credit",
};

export const michiganAct: Source = {
  title: "Assisted Reproduction and Surrogacy Parentage Act, Public Act 24 of 2024",
  publisher: "Michigan Legislature",
  published: "April 2024, in force April 2, 2025",
  href: "https://www.legislature.mi.gov/Home/RenderDoc?objectName=mcl-24-2024-3",
};

export const carrierPractice: Source = {
  title: "Recommendations for practices using gestational carriers: a committee opinion",
  publisher: "American Society for Reproductive Medicine, in Fertility and Sterility",
  published: "July 2022",
  href: "https://pubmed.ncbi.nlm.nih.gov/35725121",
};

export const carrierEthics: Source = {
  title: "Consideration of the gestational carrier: an Ethics Committee opinion",
  publisher: "American Society for Reproductive Medicine, in Fertility and Sterility",
  published: "2023",
  href: "https://www.asrm.org/practice-guidance/ethics-opinions/consideration-of-the-gestational-carrier-an-ethics-committee-opinion-2023/",
};
