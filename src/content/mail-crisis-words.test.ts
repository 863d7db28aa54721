import { expect, it } from "vitest";
import { crisisInMail } from "./mail-crisis-words.ts";

it.each([
  ["en", "selfHarm", "I want to kill myself"],
  ["en", "selfHarm", "I don’t want to live any more"],
  ["en", "violence", "He hit me, but my husband has beaten me before"],
  ["en", "violence", "I'm scared of my partner"],
  ["es", "selfHarm", "Ya no quiero vivir"],
  ["es", "selfHarm", "Pienso en el suicidio"],
  ["es", "selfHarm", "quiero MORIRME"],
  ["es", "selfHarm", "tengo ganas de hacerme daño"],
  ["es", "selfHarm", "todos estarían mejor sin mí"],
  ["es", "violence", "Mi marido me pegó ayer"],
  ["es", "violence", "Le tengo miedo a mi pareja"],
  ["fr", "selfHarm", "Je ne veux plus vivre"],
  ["fr", "selfHarm", "J’ai envie de mourir"],
  ["fr", "selfHarm", "je pense à me suicider"],
  ["fr", "selfHarm", "envie d'en finir"],
  ["fr", "violence", "Mon mari me frappe"],
  ["fr", "violence", "Il m’a frappée hier"],
  ["fr", "violence", "victime de violences conjugales"],
] as const)("hears in %s, as %s: %s", (language, about, text) => {
  const crisis = crisisInMail(text);
  expect(crisis?.[about]).toBe(true);
  expect(crisis?.languages).toContain(language);
});

it.each([
  "",
  "Our embryos died last week",
  "The news hit me hard, and the waiting kills me",
  "I hurt my knee",
  "Nos golpeó mucho la noticia",
  "Quiero cortarme el pelo y vivir cerca de la clínica",
  "Mi padre murió en mayo",
  "Mon père est mort en mai",
  "Je veux vivre près de la clinique",
  "Cela me fait mal au cœur de vous écrire",
  "La nouvelle nous a frappés",
])("hears nothing in: %s", (text) => {
  expect(crisisInMail(text)).toBeUndefined();
});
