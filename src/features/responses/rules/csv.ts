/** Cells and lines of CSV files, for the features that export beside answers. */
export { csvCell, csvLine } from "#platform/http/csv.ts";
