/** The pages for clinics, as fields. The sources of figures stay in code, beside the claims. */
import { clinicOnboarding } from "../pages/clinics/onboarding.ts";
import { clinics } from "../pages/clinics/overview.ts";
import { clinicPartnership } from "../pages/clinics/partnership.ts";
import { patientPreOnboarding } from "../pages/clinics/pre-onboarding.ts";
import { clinicTraining } from "../pages/clinics/training.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { eachOf, line, lines, paragraph, part } from "./page-fields.server.ts";
import { pageFields } from "./section-fields.server.ts";

/** What clinics see first. */
export const clinicsTexts = editableTexts({
  id: "clinics",
  page: clinics,
  title: "Clinics: overview",
  about: "What patients and staff carry, how we help, and what partners gain.",
  schema: () =>
    pageFields("Clinics: overview", clinics, {
      without: ["sides.figure"],
      own: { "help.columns.items": lines("Points", 8) },
    }),
});

/** What a clinic gets, and how pricing works. */
export const partnershipTexts = editableTexts({
  id: "clinic-partnership",
  page: clinicPartnership,
  title: "Clinics: partnership and pricing",
  about: "What a clinic gets, what the price depends on, and what we never do.",
  schema: () =>
    pageFields("Clinics: partnership and pricing", clinicPartnership, {
      without: ["pricing.members", "nextSteps"],
      own: {
        toForm: line("First button", 60),
        toPricing: line("Second button", 60),
      },
    }),
});

/** How a clinic begins. */
export const onboardingTexts = editableTexts({
  id: "clinic-onboarding",
  page: clinicOnboarding,
  title: "Clinics: onboarding",
  about: "The six steps, what they ask of a team, and the checklist to print.",
  schema: () =>
    pageFields("Clinics: onboarding", clinicOnboarding, {
      own: {
        toChecklist: line("Second button", 60),
        // One sheet of paper.
        checklist: part("Checklist", {
          lead: paragraph("First sentences"),
          title: line("Title of the sheet", 60),
          groups: eachOf("Groups", clinicOnboarding.checklist.groups, {
            title: line("Title", 60),
            items: lines("Boxes to tick", 8),
          }),
        }),
      },
    }),
});

/** What patients receive before their first visit. */
export const preOnboardingTexts = editableTexts({
  id: "patient-pre-onboarding",
  page: patientPreOnboarding,
  title: "Clinics: patient pre-onboarding",
  about: "What patients receive before the first visit, and how to hand it out.",
  schema: () =>
    pageFields("Clinics: patient pre-onboarding", patientPreOnboarding, {
      without: ["pack.items.ways", "patients"],
      own: {
        toClinicCode: line("Second button", 60),
        coupon: part("How the coupon works", { lead: paragraph("First sentences") }),
        crisis: part("The crisis card", { lead: paragraph("First sentence") }),
      },
    }),
});

/** Six modules, a newsletter for staff and sample pages. */
export const trainingTexts = editableTexts({
  id: "clinic-training",
  page: clinicTraining,
  title: "Clinics: training",
  about: "The six modules of the staff training, the monthly newsletter and the sample pages.",
  schema: () =>
    pageFields("Clinics: training", clinicTraining, {
      own: {
        modules: part("Modules", {
          length: line("Length of a module", 40),
          items: eachOf("Modules", clinicTraining.modules.items, {
            title: line("Title", 80),
            learn: paragraph("What they learn"),
            practise: paragraph("What they practice", 240),
            evidence: paragraph("Evidence and caution"),
          }),
        }),
      },
    }),
});
