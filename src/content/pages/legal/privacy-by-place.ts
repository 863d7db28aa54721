/** What the law of a place adds, in the privacy policy. Kept general: counsel fills in what applies. */
import type { LegalSection } from "./legal-page.ts";

export const yourPlace: LegalSection = {
  id: "where-you-live",
  heading: "Where you live",
  blocks: [
    {
      kind: "paragraph",
      text: "Laws differ from place to place, but we give everyone the same choices, wherever they live. These are the laws we had in mind.",
    },
    {
      kind: "list",
      items: [
        "United States: some states have laws on health data. Washington has its My Health My Data Act, and Virginia protects data on reproductive health. Our [health-data notice](/consumer-health-data) was written for these. We aren’t a clinic or an insurer, so the law called HIPAA may not cover this site.",
        "Canada: under the law called PIPEDA, you may see and correct what we hold and withdraw your consent. You may also complain to the Privacy Commissioner of Canada.",
        "Canada’s anti-spam law, CASL: we send newsletters only to people who said yes, and we can show when and how they did. Each one has a link to unsubscribe.",
        "Quebec: under Law 25, you can ask for a copy you can take elsewhere, and for the name of the person in charge of privacy. You can also complain to the Commission d’accès à l’information.",
        "Elsewhere: you may have the right to complain to your country’s privacy office.",
      ],
    },
  ],
};
