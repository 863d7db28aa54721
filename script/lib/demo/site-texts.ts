/** What a demo's team has written for its site. Plainly sample, and nothing about health that anybody could act on. */

export const sampleArticle = {
  title: "A sample article: evenings off",
  summary: "A sample, written for the demo. How to keep one evening a week free of calendars.",
  description:
    "A sample article of the demo, about keeping one evening a week free of calendars and appointments.",
  keywords: ["sample", "evenings", "waiting"],
  text: "This is a sample, written for the demo.\n\n## One evening\n\nChoose one evening a week that belongs to nothing else. Put something small into it that doesn't depend on news.\n\n## If it's canceled\n\nThen it's canceled. There's another one next week.",
} as const;

export const samplePage = {
  title: "A winter evening together",
  address: "winter-evening",
  introduction: "A sample page, made by the team of the demo.",
  description:
    "A sample page of the demo: an evening with tea and soup for everybody who waits, what it costs, and how to come.",
  scene: "journey-adoption-wide",
  parts: [
    { id: "a", kind: "heading", text: "What it is" },
    {
      id: "b",
      kind: "text",
      text: "An evening with **soup and tea**, and nobody asks how it's going.\n\n- Doors open at six\n- Free, and you can bring someone",
    },
    {
      id: "c",
      kind: "faq",
      questions: [{ id: "c1", question: "Do I have to talk?", answer: "No. Some people knit." }],
    },
    {
      id: "d",
      kind: "form",
      form: "contact",
      heading: "Tell us you're coming",
      text: "So that there is enough soup.",
    },
  ],
} as const;
