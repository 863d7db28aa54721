/** The pages for clinics, as fields. */
import { clinicOnboarding } from "../pages/clinics/onboarding.ts";
import { clinics } from "../pages/clinics/overview.ts";
import { clinicPartnership } from "../pages/clinics/partnership.ts";
import { patientPreOnboarding } from "../pages/clinics/pre-onboarding.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import {
  eachOf,
  line,
  lines,
  linkWords,
  opening,
  paragraph,
  part,
  sentences,
  titled,
} from "./page-fields.server.ts";

const burdens = (label: string, items: typeof clinics.sides.patients.items) =>
  part(label, { items: eachOf("Burdens", items, titled), guide: linkWords("Free guide") });

/** What clinics see first. */
export const clinicsTexts = editableTexts({
  id: "clinics",
  page: clinics,
  title: "Clinics: overview",
  about: "What patients and staff carry, how we help, and what partners gain.",
  schema: () =>
    group(
      { label: "Clinics: overview" },
      {
        ...opening(),
        contact: linkWords("First button"),
        pricing: linkWords("Second button"),
        sides: part("Patients and staff", {
          lead: paragraph("First sentence"),
          patients: burdens("Patients", clinics.sides.patients.items),
          staff: burdens("Staff", clinics.sides.staff.items),
        }),
        vision: part("Vision", {
          label: line("Above the heading", 40),
          lead: paragraph("First sentences"),
          text: paragraph("Text"),
        }),
        help: part("How we help", {
          columns: eachOf("Columns", clinics.help.columns, {
            heading: line("Heading"),
            text: paragraph("Text"),
            items: lines("Points", 8),
            more: linkWords("Link"),
          }),
        }),
        gains: part("What partners gain", {
          items: eachOf("Gains", clinics.gains.items, titled),
          note: paragraph("Note"),
        }),
        call: part("At the end", {}),
      },
    ),
});

/** What a clinic gets, and how pricing works. */
export const partnershipTexts = editableTexts({
  id: "clinic-partnership",
  page: clinicPartnership,
  title: "Clinics: partnership and pricing",
  about: "What a clinic gets, what the price depends on, and what we never do.",
  schema: () =>
    group(
      { label: "Clinics: partnership and pricing" },
      {
        ...opening(),
        toForm: line("First button", 60),
        toPricing: line("Second button", 60),
        gets: part("What a clinic gets", {
          lead: paragraph("First sentences"),
          items: eachOf("Points", clinicPartnership.gets.items, titled),
          training: linkWords("Link to the training"),
          samples: linkWords("Link to sample pages"),
          onboarding: linkWords("Link to onboarding"),
        }),
        pricing: part("Pricing", {
          lead: paragraph("First sentences"),
          dependsOn: line("Above the list"),
          items: sentences("What the price depends on"),
          promise: paragraph("Promise"),
        }),
        never: part("What we never do", {
          lead: paragraph("First sentence"),
          items: eachOf("Points", clinicPartnership.never.items, titled),
        }),
        privacyLaw: part("Privacy law", {
          lead: paragraph("First sentence"),
          items: eachOf("Laws", clinicPartnership.privacyLaw.items, titled),
        }),
      },
    ),
});

/** How a clinic begins. */
export const onboardingTexts = editableTexts({
  id: "clinic-onboarding",
  page: clinicOnboarding,
  title: "Clinics: onboarding",
  about: "The six steps, what they ask of a team, and the checklist to print.",
  schema: () =>
    group(
      { label: "Clinics: onboarding" },
      {
        ...opening(),
        contact: linkWords("First button"),
        toChecklist: line("Second button", 60),
        steps: part("Six steps", {
          lead: paragraph("First sentences"),
          items: eachOf("Steps", clinicOnboarding.steps.items, { ...titled, who: line("Who does it", 60) }),
        }),
        asks: part("What it asks of a team", {
          lead: paragraph("First sentences"),
          items: eachOf("Points", clinicOnboarding.asks.items, titled),
          patients: linkWords("Link"),
        }),
        checklist: part("Checklist", {
          lead: paragraph("First sentences"),
          title: line("Title of the sheet", 60),
          groups: eachOf("Groups", clinicOnboarding.checklist.groups, {
            title: line("Title", 60),
            items: lines("Boxes to tick", 8),
          }),
        }),
      },
    ),
});

/** What patients receive before their first visit. */
export const preOnboardingTexts = editableTexts({
  id: "patient-pre-onboarding",
  page: patientPreOnboarding,
  title: "Clinics: patient pre-onboarding",
  about: "What patients receive before the first visit, and how to hand it out.",
  schema: () =>
    group(
      { label: "Clinics: patient pre-onboarding" },
      {
        ...opening(),
        contact: linkWords("First button"),
        toClinicCode: line("Second button", 60),
        pack: part("What patients receive", {
          lead: paragraph("First sentence"),
          items: eachOf("Things in the pack", patientPreOnboarding.pack.items, titled),
          note: paragraph("Note"),
        }),
        coupon: part("How the coupon works", { lead: paragraph("First sentences") }),
        crisis: part("The crisis card", { lead: paragraph("First sentence") }),
        handing: part("Handing it out", {
          items: eachOf("Points", patientPreOnboarding.handing.items, titled),
        }),
      },
    ),
});
