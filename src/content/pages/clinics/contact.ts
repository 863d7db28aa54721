/** The partnership team's page. The form's own words stand in forms.ts. */
import type { Page, SitePath } from "../../schema.ts";
import { type NextSteps, nextSteps } from "./next-steps.ts";

export type ClinicContactPage = Page & {
  nextSteps: NextSteps;
  /** For a patient who has come to the clinics' page by mistake. */
  patients: { before: string; link: { text: string; href: SitePath }; after: string };
};

export const clinicContact: ClinicContactPage = {
  path: "/clinics/contact",
  name: "Clinic contact",
  meta: {
    title: "Contact our partnership team - Kinward",
    description:
      "Write to the Kinward partnership team about your fertility clinic. We will be in touch within 24 hours to talk about what your people need.",
    keywords: [
      "contact partnership team",
      "fertility clinic",
      "clinic inquiry",
      "partnership email",
      "Kinward clinics",
    ],
    indexed: true,
  },
  heading: "Contact Our Partnership Team",
  introduction:
    "Tell us about your clinic, your patients and your team. A short note is enough to start. Please leave out anything about a patient.",
  nextSteps,
  patients: {
    before: "Are you a patient, or someone close to one? ",
    link: { text: "Write to us here instead", href: "/contact" },
    after: ".",
  },
};
