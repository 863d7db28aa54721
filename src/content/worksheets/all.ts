/** All worksheets, in the order in which they are listed. */
import { withTexts } from "../page-texts.server.ts";
import { adoptionSheets } from "./adoption.ts";
import { adoptionFamilySheets } from "./adoption-family.ts";
import { withIds } from "./answer-ids.ts";
import { clinicTeamSheets, lovedOnesSheets } from "./around.ts";
import { donorConceptionSheets } from "./donor-conception.ts";
import { donorTellingSheets } from "./donor-telling.ts";
import { everyoneSheets } from "./everyone.ts";
import { gestationalSurrogateSheets } from "./gestational-surrogates.ts";
import { infertilityDecisions } from "./infertility-decisions.ts";
import { infertilityStart } from "./infertility-start.ts";
import { infertilityTreatment } from "./infertility-treatment.ts";
import { infertilityTurning } from "./infertility-turning.ts";
import { surrogacySheets } from "./surrogacy.ts";
import type { Worksheet, WrittenWorksheet } from "./worksheet.ts";

const written: readonly WrittenWorksheet[] = [
  ...infertilityStart,
  ...infertilityDecisions,
  ...infertilityTreatment,
  ...infertilityTurning,
  ...donorConceptionSheets,
  ...donorTellingSheets,
  ...surrogacySheets,
  ...gestationalSurrogateSheets,
  ...adoptionSheets,
  ...adoptionFamilySheets,
  ...everyoneSheets,
  ...lovedOnesSheets,
  ...clinicTeamSheets,
];

/** Each with the texts that the team has published over it. */
export const allWorksheets: readonly Worksheet[] = written.map((sheet) => withTexts(withIds(sheet)));
