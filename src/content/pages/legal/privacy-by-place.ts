/** What the law of a place adds, in the privacy policy. Kept general: counsel fills in what applies. */
import type { LegalSection } from "./legal-page.ts";

export const yourPlace: LegalSection = {
  id: "where-you-live",
  heading: "Where you live",
  blocks: [
    {
      kind: "paragraph",
      text: "We give everyone the same choices, with these laws in mind.",
    },
    {
      kind: "list",
      items: [
        "United States: Washington’s My Health My Data Act and Virginia’s law on reproductive health data. See our [health-data notice](/consumer-health-data). HIPAA may not cover this site, since we aren’t a clinic or insurer.",
        "Canada: PIPEDA lets you see and correct what we hold, withdraw your consent, and complain to the Privacy Commissioner of Canada.",
        "Canada’s anti-spam law, CASL: we send newsletters only to people who said yes, can show when and how, and link to unsubscribe in each one.",
        "Quebec: Law 25 lets you ask for a copy to take elsewhere and the name of the person in charge of privacy, and complain to the Commission d’accès à l’information.",
        "Elsewhere: you may be able to complain to your country’s privacy office.",
      ],
    },
  ],
};
