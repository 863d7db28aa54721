/** The partnership team's page. The form's own words stand in forms.ts. */
import { namedTexts } from "../../current.ts";
import { replyPromise } from "../../promises.ts";
import type { Page, SitePath } from "../../schema.ts";
import { type NextSteps, nextSteps } from "./next-steps.ts";

export type ClinicContactPage = Page & {
  nextSteps: NextSteps;
  /** For a patient who has come to the clinics' page by mistake. */
  patients: { before: string; link: { text: string; href: SitePath }; after: string };
};

export const clinicContact: ClinicContactPage = namedTexts({
  path: "/clinics/contact",
  name: "Clinic contact",
  meta: {
    title: "Contact our partnership team - {name}",
    description: `Ask the {name} partnership team about pricing, patient codes or staff training for your fertility clinic. We’ll be in touch ${replyPromise.inquiries}.`,
    keywords: [
      "contact partnership team",
      "fertility clinic",
      "clinic inquiry",
      "partnership email",
      "{name} clinics",
    ],
    indexed: true,
  },
  heading: "Contact Our Partnership Team",
  introduction: `Ask about pricing, patient codes or staff training. We’ll be in touch ${replyPromise.inquiries}. Please leave out anything about a patient.`,
  nextSteps,
  patients: {
    before: "Are you a patient, or someone close to one? ",
    link: { text: "Write to us here instead", href: "/contact" },
    after: ".",
  },
});
