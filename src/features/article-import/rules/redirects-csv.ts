import { csvLine } from "#platform/csv/csv.ts";

/** A list of redirects as Redirects, Import takes it. */
export function redirectsCsv(redirects: readonly { from: string; to: string }[]): string {
  return [["From", "To", "Kind"], ...redirects.map(({ from, to }) => [from, to, "301"])]
    .map(csvLine)
    .join("");
}
