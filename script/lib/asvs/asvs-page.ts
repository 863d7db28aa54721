import { dataFile, namedTest, type Row, type Status, statuses, statusOf } from "./assessment.ts";
import { chapters, requirements } from "./requirements.ts";

const labels: Readonly<Record<Status, string>> = {
  met: "met",
  absent: "does not apply",
  operator: "**operator**",
  open: "**open**",
};

const meanings: Readonly<Record<Status, string>> = {
  met: "met, shown by the named tests",
  absent: "does not apply; the named tests fail as soon as it would",
  operator: "whoever runs the site has to do something; named tests show the site's part",
  open: "something is missing; the row says what",
};

/** The page that shows the assessment, made from its rows. */
export function asvsPage(rows: readonly Row[]): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const countOf = (status: Status, ...levels: readonly number[]) =>
    requirements.filter(({ id, level }) => {
      const row = byId.get(id);
      return row !== undefined && statusOf(row).status === status && levels.includes(level);
    }).length;
  const shown = rows.filter((row) => ["met", "absent"].includes(statusOf(row).status)).length;
  const named = new Set(rows.flatMap(({ tests }) => tests ?? []));
  const parts = Object.entries(chapters).map(([number, title]) => {
    const lines = requirements
      .filter(({ chapter }) => chapter === number)
      .flatMap(({ id, level }) => {
        const row = byId.get(id);
        return row ? [rowLine(row, level)] : [];
      });
    return [
      `## ${number} ${title}`,
      "",
      "| row | level | asks | status | how | tests |",
      "|---|---|---|---|---|---|",
      ...lines,
      "",
    ].join("\n");
  });
  return [
    "# OWASP ASVS 5.0, levels 1 and 2",
    "",
    "How the site meets the Application Security Verification Standard. `node script/lib/asvs/check-asvs.ts` writes this",
    `page from \`${dataFile}\`, and \`script/check\` fails if a row is missing or a named test is gone. "Asks" is`,
    "our summary; the standard's own text is at https://github.com/OWASP/ASVS (CC BY-SA 4.0). The assessment is our own,",
    "not a certificate.",
    "",
    "| status | rows | level 1 | level 2 | meaning |",
    "|---|---|---|---|---|",
    ...statuses.map(
      (status) =>
        `| ${[labels[status], countOf(status, 1, 2), countOf(status, 1), countOf(status, 2), meanings[status]].join(" | ")} |`,
    ),
    "",
    `${shown} of ${rows.length} rows are shown by ${named.size} named tests.`,
    "",
    ...parts,
  ].join("\n");
}

function rowLine(row: Row, level: number): string {
  const { status, text } = statusOf(row);
  const byFile = Map.groupBy((row.tests ?? []).map(namedTest), ({ file }) => file);
  const tests = [...byFile].map(
    ([file, those]) => `\`${file}\`: ${those.map(({ title }) => `"${plain(title)}"`).join(", ")}`,
  );
  return `| ${[row.id, level, row.asks, labels[status], text, tests.join("<br>")].join(" | ")} |`;
}

/** A title as text of a table's cell. */
function plain(title: string): string {
  return title.replace(/[|<>*_`\\]/g, (sign) => `\\${sign}`);
}
