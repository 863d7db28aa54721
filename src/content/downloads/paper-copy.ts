/** Words that stand on every printed page, and what a screen reader says where there is room to write. */

import { crisisNumbers } from "../crisis.ts";

/** The languages cards are written in, as the files name them and as people do. */
export const languages = { en: "English", fr: "French", es: "Spanish" } as const;

export type Language = keyof typeof languages;

type PaperCopy = {
  foot: string;
  page: (at: number, of: number) => string;
  /** Room to write: one line or several. */
  room: (lines: number) => string;
  box: string;
  circle: string;
};

export const paperCopy: Readonly<Record<Language, PaperCopy>> = {
  en: {
    foot: "Peer support and education, not medical, legal or financial advice.",
    page: (at, of) => `Page ${at} of ${of}`,
    room: (lines) => (lines === 1 ? "One empty line to write on" : `${lines} empty lines to write on`),
    box: "Empty box to check",
    circle: "Empty circle to mark",
  },
  fr: {
    foot: "Soutien entre pairs et information, sans avis médical, juridique ou financier.",
    page: (at, of) => `Page ${at} sur ${of}`,
    room: (lines) => (lines === 1 ? "Une ligne vide pour écrire" : `${lines} lignes vides pour écrire`),
    box: "Case vide à cocher",
    circle: "Cercle vide à marquer",
  },
  es: {
    foot: "Apoyo entre iguales e información, sin consejo médico, legal ni financiero.",
    page: (at, of) => `Página ${at} de ${of}`,
    room: (lines) => (lines === 1 ? "Una línea vacía para escribir" : `${lines} líneas vacías para escribir`),
    box: "Casilla vacía para marcar",
    circle: "Círculo vacío para marcar",
  },
};

/** Words of the printed worksheets. */
export const sheetPaperCopy = {
  forWhom: "Who it’s for",
  time: "Time",
  minutes: (minutes: number) => `about ${minutes} minutes`,
  limits: "What this page can’t do",
  row: (row: number, column: string) => `Row ${row}, ${column}: empty field to write in`,
  cell: (row: string, column: string) => `${row}, ${column}: empty field to write in`,
  get crisis() {
    const { danger, crisis } = crisisNumbers();
    return `In danger: call ${danger}. In crisis: call or text ${crisis} in the US and Canada, day or night.`;
  },
} as const;
