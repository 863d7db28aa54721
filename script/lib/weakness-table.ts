import type { Weakness } from "./weakness-list.ts";

/** What the last run of each weakness showed, by its name: "noticed, 2026-11-25". */
type LastRuns = ReadonlyMap<string, string>;

const notRun = "not run yet";
const cell = (text: string) => text.replaceAll("|", "\\|");

/** Reads the last runs from the page that `weaknessPage` made. */
export function lastRunsIn(page: string): LastRuns {
  const cells = page
    .split("\n")
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.slice(2, -2).split(" | "));
  return new Map(cells.map((row) => [(row[1] ?? "").replaceAll("\\|", "|"), row.at(-1) ?? notRun]));
}

/** The page docs/security/planted-weaknesses.md: every weakness of the list, with its last run. */
export function weaknessPage(weaknesses: readonly Weakness[], lastRuns: LastRuns): string {
  const runs = weaknesses.map(({ name }) => lastRuns.get(name) ?? notRun);
  const rows = weaknesses.map(
    ({ name, path, test }, index) =>
      `| ${index + 1} | ${cell(name)} | \`${path}\` | ${cell(test)} | ${runs[index]} |`,
  );
  const noticed = runs.filter((run) => run.startsWith("noticed")).length;
  return `# Planted weaknesses

\`script/mutations weaknesses\` writes this page. It takes a guard out of a copy of the project, one at a time, and runs
one test file. The test named here has to fail. The list is \`script/lib/weaknesses.json\`; with numbers behind it, the
command runs these alone, and the other rows stay.

${noticed} of ${weaknesses.length} were noticed when they were last run.

| | weakness | planted in | test that fails | last run |
|---|---|---|---|---|
${rows.join("\n")}
`;
}
