type PaperTable = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A table of figures with a few lines around it, for print. */
export type PaperReport = {
  title: string;
  /** Beside the site's name at the top. */
  beside: string;
  /** The day it was made, as 2026-11-27. */
  date: string;
  facts: readonly { label: string; value: string }[];
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
  /** The last row is the sum of the others. */
  hasSum: boolean;
  /** Another table, on a page of its own, with what there is to say of it. */
  second?: PaperTable & { notes: readonly string[] };
  notes: readonly string[];
};

declare module "../services.ts" {
  interface Contributions {
    /** Draws a report as a PDF. */
    drawReport(services: Pick<Services, "store" | "settings">, report: PaperReport): Promise<Uint8Array>;
    /** The letters of texts that no font has, each once: in a PDF they'd be question marks. */
    lettersNotDrawn(services: Pick<Services, "settings">, texts: readonly string[]): Promise<string[]>;
  }
}
