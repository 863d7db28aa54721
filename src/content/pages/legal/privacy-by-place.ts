/** What the law of a place adds, in the privacy policy. Kept general: counsel fills in what applies. */
import type { LegalSection } from "./legal-page.ts";

export const yourPlace: LegalSection = {
  id: "where-you-live",
  heading: "Where you live",
  blocks: [
    {
      kind: "paragraph",
      text: "Laws differ from place to place. We give everyone the same choices, wherever they live. These lines name the laws we had in mind.",
    },
    {
      kind: "list",
      items: [
        [
          "United States: some states have laws on health data. Washington has its My Health My Data Act, and Virginia guards data on reproductive health. Our ",
          { text: "health-data notice", href: "/consumer-health-data" },
          " is for these. We are not a clinic or an insurer, so the law called HIPAA may not cover this site.",
        ],
        "Canada: under the law called PIPEDA you may see and correct what we hold, and take back a yes. You may complain to the Privacy Commissioner of Canada.",
        "Canada's law on mail, CASL: we write only to those who said yes. We can show when and how they did. Each mail from the list has a way out.",
        "Quebec: under Law 25 you may ask for a copy you can take elsewhere. The person in charge of privacy is named above. You may complain to the Commission d'accès à l'information.",
        "Elsewhere: you may have the right to complain to the privacy office of your country.",
      ],
    },
  ],
};
