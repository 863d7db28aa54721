/** Hints while someone writes an article: what could be better, and why. */
export const hintCopy = {
  heading: "Hints",
  none: "None",
  waiting: "After the marked fields are filled in",
  hard: (grade: number) =>
    `This reads like grade ${grade.toFixed(0)}. Many of our readers are tired, so we aim for 6 to 8: shorter sentences and words bring it down.`,
  clipped: (grade: number) =>
    `This reads like grade ${Math.max(1, grade).toFixed(0)}, one short sentence after another. Join those that belong together.`,
  avoided: (found: string, prefer: string) => `“${found}” can hurt or mislead. Better: ${prefer}.`,
  figure: (figure: string) =>
    `“${figure}” has no source. Add it under Figures with where it comes from, so that readers can check it.`,
  deadLink: (path: string) => `The link to ${path} leads nowhere: we have no page there.`,
  alt: "A picture has no description between its square brackets. People who can't see it learn nothing of it; leave it empty only if the text says it all.",
  twice: (heading: string) =>
    `The heading “${heading}” is there twice, so the table of contents can't tell the two apart.`,
  description: (length: number) =>
    `The description has ${length} characters. Search engines show 120 to 155, and cut the rest.`,
} as const;
