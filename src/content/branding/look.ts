/** How the organization looks: its colors, logo, mark and share picture. Without any of them, as shipped. */
import { contentDocument } from "../current.ts";

/** What the team chooses. Pictures are named by their id; colors are written as #5d4080. */
export type Look = {
  mainColor?: string;
  secondColor?: string;
  /** Whether the illustrations take the two colors or stay as they were drawn. */
  illustrations: "recolored" | "kept";
  logo?: string;
  /** For dark grounds. */
  logoNight?: string;
  /** The square symbol: browser tabs and the installed app. */
  mark?: string;
  shareImage?: string;
};

/** The look, as the team edits it. */
export const lookDocument = contentDocument<Look>("look", { illustrations: "recolored" });
