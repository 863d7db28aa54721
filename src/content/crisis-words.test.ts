import { expect, it } from "vitest";
import { speaksOfCrisis } from "./crisis-words.ts";

it.each([
  "suicide",
  "Suicidal thoughts after IVF",
  "I want to kill myself",
  "I don’t want to live any more",
  "i dont want to be here anymore",
  "They'd be better off without me.",
  "I wish I were dead",
  "I want to die",
  "wanna die",
  "thinking about ending it",
  "self-harm",
  "I keep hurting myself",
  "There is no reason to live",
  "end\nmy   life",
  "I don't want to wake up",
])("hears a crisis in: %s", (text) => {
  expect(speaksOfCrisis(text)).toBe(true);
});

it.each([
  "",
  "after a loss",
  "Our embryos died last week",
  "The waiting kills me",
  "my father died",
  "I want to live near the clinic",
  "We lost the pregnancy at 9 weeks",
  "I hurt my knee",
  "I don't want to be here without my partner",
  "money and life insurance",
  "How do I tell my child?",
  "skill myself",
])("hears none in: %s", (text) => {
  expect(speaksOfCrisis(text)).toBe(false);
});
