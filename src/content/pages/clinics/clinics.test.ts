import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clinicClaims } from "../../claims/clinics.ts";
import { clinicCodePath } from "../../clinic-code-path.ts";
import { home } from "../home.ts";
import { clinicContact } from "./contact.ts";
import { clinicOnboarding } from "./onboarding.ts";
import { clinics } from "./overview.ts";
import { clinicPartnership } from "./partnership.ts";
import { patientPreOnboarding } from "./pre-onboarding.ts";
import { clinicTraining } from "./training.ts";

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe("the clinics' pages", () => {
  it("name pains, burdens and benefits in the agreed words", () => {
    expect(titles(clinics.sides.patients.items)).toEqual([
      "Anxiety and uncertainty",
      "Emotional isolation",
      "Relationship strain",
      "Grief and loss",
      "Stress and burnout",
    ]);
    expect(titles(clinics.sides.staff.items)).toEqual([
      "Emotional sponge",
      "Compassion fatigue and burnout",
      "Vicarious trauma and grief",
      "Difficult communication",
      "Moral and ethical distress",
    ]);
    const [patients, staff, clinic] = clinics.help.columns;
    expect(patients?.items).toEqual([
      "Peer support groups",
      "Educational resources",
      "Emotional resilience tools",
      "Coping strategies",
      "Community connection",
    ]);
    expect(staff?.items).toEqual([
      "Monthly newsletter",
      "Did You Know",
      "Positive affirmations",
      "Patient stories",
      "Training modules",
    ]);
    expect(clinic?.items).toHaveLength(5);
    expect(titles(clinics.gains.items)).toEqual([
      "Reputation",
      "Full patient experience",
      "Competitive differentiator",
      "Satisfaction and loyalty",
      "Word-of-mouth growth",
      "A steadier team",
    ]);
  });

  it("print figures that their claims hold, each beside its source, and promise no lower burnout", () => {
    const known = clinicClaims.flatMap(({ figures }) => figures);
    const overview = clinics.sides.figure;
    expect(overview.before.match(/[\d.]+%/g)).toEqual(["41.8%", "72.1%"]);
    expect(overview.source).toEqual({
      text: "Healthcare, October 2024",
      href: "https://doi.org/10.3390/healthcare12212136",
    });
    const modules = clinicTraining.modules.items;
    expect(modules).toHaveLength(6);
    const printed = modules.flatMap(({ evidence, sources }) => {
      const figures = evidence.match(/[\d.]+%|\d+ in \d+/g) ?? [];
      if (figures.length > 0) expect(sources, evidence).toBeDefined();
      return figures;
    });
    expect(printed).toEqual(["76.6%", "4 in 10", "33%", "15%"]);
    expect(known).toEqual(expect.arrayContaining(printed));
    for (const { sources = [] } of modules)
      for (const source of sources) expect(clinicTraining.sources.items).toContain(source);
    expect(JSON.stringify(clinicTraining)).not.toMatch(/(lower|reduc|less|fewer|cut)\w* burnout/i);
  });

  it("invent no price for clinics", () => {
    expect(JSON.stringify([clinicPartnership, clinicOnboarding, clinicContact])).not.toMatch(
      /[$€£]|\bUSD\b|\bCAD\b|\d+ dollars/,
    );
  });

  it("share the coupon's steps with the home page instead of copying them", () => {
    expect(home.clinicCode.steps).toBe(clinicCodePath.steps);
    expect(patientPreOnboarding.coupon.steps).toBe(clinicCodePath.steps);
    expect(patientPreOnboarding.coupon.activate).toEqual(clinicCodePath.activate);
  });

  it("show pictures that exist, with their own size", () => {
    for (const { name, width, height } of [clinics.vision.picture, clinicTraining.picture]) {
      const file = new URL(`../../../../public/illustrations/${name}.svg`, import.meta.url);
      expect(existsSync(file), name).toBe(true);
      expect(readFileSync(file, "utf8")).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });
});
