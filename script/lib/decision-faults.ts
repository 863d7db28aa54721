/** What is wrong with the pages of docs/decisions/, and which decisions a text names. */

/** Longer ones hide what is decided. */
const longest = 45;

export function decisionFaults(pages: readonly { path: string; text: string }[]): string[] {
  return pages.flatMap(({ path, text }, at) => {
    const number = String(at + 1).padStart(3, "0");
    const faults: string[] = [];
    if (!path.startsWith(`docs/decisions/${number}-`))
      faults.push(`${path}: the next number is ${number}; numbers have no gaps`);
    else if (!text.startsWith(`# ${number} `))
      faults.push(`${path}: the heading must begin with "# ${number} "`);
    if (/^## .*$/m.exec(text)?.[0] !== "## Decision")
      faults.push(`${path}: begin with what is decided ("## Decision")`);
    if (text.split("\n").length - 1 > longest) faults.push(`${path}: is longer than ${longest} lines`);
    return faults;
  });
}

/** The numbers in "decision 012" and "decisions 012 and 013". */
export function namedDecisions(text: string): string[] {
  return [...text.matchAll(/\bdecisions?\s+(\d{3}(?:(?:,| and)\s+\d{3})*)/gi)].flatMap(
    ([, numbers = ""]) => numbers.match(/\d{3}/g) ?? [],
  );
}
