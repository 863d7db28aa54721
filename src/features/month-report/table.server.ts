import type { FigureId } from "./rules/figures.ts";
import type { SectionId } from "./rules/visits-by-section.ts";

/** One count of a month that is over. Counts only, so it stays when what was counted is deleted. */
export type MonthFigureRow = {
  month: string;
  /** Months that were kept by an older version have no visits by section until the next night. */
  figure: FigureId | SectionId;
  /** Null for none, such as a median without replies. */
  count: number | null;
  /** 1 if the month was over before figures were kept, so older records were missing. */
  partial: number;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    month_figures: MonthFigureRow;
  }
}
