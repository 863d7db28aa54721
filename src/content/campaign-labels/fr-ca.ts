import type { CampaignLabels } from "./en.ts";
import { fr } from "./fr.ts";

/** Canadian French where it differs: "courriel", and no space before a question mark. */
export const frCa: CampaignLabels = {
  ...fr,
  answerErrors: {
    ...fr.answerErrors,
    missing: { ...fr.answerErrors.missing, email: "Veuillez indiquer une adresse courriel" },
    email: "Veuillez indiquer une adresse courriel valide",
    phone: "Veuillez indiquer un numéro de téléphone avec son indicatif régional",
  },
  campaignPage: {
    ...fr.campaignPage,
    contact: "Des questions sur cette page?",
    factContact: "Nous demandons votre adresse courriel pour pouvoir vous répondre.",
    contactEmail: "Votre adresse courriel",
  },
  campaignDraft: {
    ...fr.campaignDraft,
    none: "Besoin d’une pause? Vous pouvez garder un brouillon et continuer plus tard.",
  },
  fields: {
    ...fr.fields,
    emailTooLong: "L’adresse courriel ne peut pas dépasser 254 caractères",
  },
};
