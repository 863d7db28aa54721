/** Which parts of a journey speak of a loss: they show urgent signs, and nothing is sold beside them. */
import type { ContentNote } from "../content-notes.ts";
import type { Phase } from "./journey.ts";

/** Whether a passage's note announces a pregnancy loss or a stillbirth. */
export function announcesLoss(note: Pick<ContentNote, "topics"> | undefined): boolean {
  return note?.topics.some((topic) => topic === "loss" || topic === "stillbirth") ?? false;
}

export function isAboutLoss({ note, parts = [] }: Pick<Phase, "note" | "parts">): boolean {
  return [note, ...parts.map((part) => part.note)].some(announcesLoss);
}
