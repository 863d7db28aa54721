/** One result of `script/admin doctor`: what was checked, how it is, and what to do about it. */
export type Finding = { state: "fine" | "warning" | "problem"; about: string; text: string };

export const fine = (about: string, text: string): Finding => ({ state: "fine", about, text });
export const warning = (about: string, text: string): Finding => ({ state: "warning", about, text });
export const problem = (about: string, text: string): Finding => ({ state: "problem", about, text });

const signs = { fine: "ok      ", warning: "warning ", problem: "PROBLEM " } as const;

/** The findings as lines for the terminal, and the exit code: 1 if anything is a problem. */
export function reportOf(findings: readonly Finding[]): { lines: readonly string[]; exitCode: number } {
  const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  return {
    lines: [
      ...findings.map(({ state, about, text }) => `${signs[state]}${about}: ${text}`),
      `${findings.length} checks: ${count("problem")} problems, ${count("warning")} warnings.`,
    ],
    exitCode: count("problem") > 0 ? 1 : 0,
  };
}
