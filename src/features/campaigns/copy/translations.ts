/** The same campaign in another language. */
export const translationCopy = {
  heading: "Translations",
  text: "Visitors can switch between linked campaigns. Each has its own address and its own answers.",
  edit: (language: string, title: string) => `${language}: ${title}`,
  add: "Add a translation",
  choose: "Choose...",
  newDraft: (language: string) => `New draft in ${language}`,
  existing: (title: string, language: string) => `Link “${title}” (${language})`,
  submit: "Add",
  unlink: "Unlink this campaign",
  linked: "Linked as a translation.",
  unlinked: "Unlinked. Both campaigns stay.",
  first: "Once this draft is saved, you can add a translation.",
  listed: (languages: readonly string[]) => `Also in ${languages.join(", ")}`,
  results: "Also in",
  together: "Read together",
  apart: "Read this one only",
  togetherNote: (languages: readonly string[]) => `These numbers include answers in ${languages.join(", ")}.`,
} as const;

/** What the check before publishing says of a translation. */
export const untranslatedCopy = {
  heading: (count: number) => (count === 1 ? "1 text not translated" : `${count} texts not translated`),
  text: "These are the same in another language. You can publish them if they should be.",
  remark: (text: string) => `“${text}”`,
} as const;
