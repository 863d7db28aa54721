/** What people come for, and the way there from the home page. */

/** A reader's way from the home page: the links they press, by what these say, and what they came for. */
export const walks: readonly { reader: string; links: readonly string[]; found: string | RegExp }[] = [
  {
    reader: "someone who is bleeding after a miscarriage, at night",
    links: ["After a miscarriage"],
    found: /Call 911/,
  },
  {
    reader: "a man whose sample showed no sperm",
    links: ["Male infertility"],
    found: "If no sperm were seen, the lab should spin the sample and look again.",
  },
  {
    reader: "two women who need sperm",
    links: ["LGBTQ+", "Donor sperm, step by step"],
    found: /reciprocal IVF/i,
  },
  {
    reader: "someone whose transfer didn't work",
    links: ["It didn't work"],
    found: /result/i,
  },
  {
    reader: "a woman who thinks about carrying for others",
    links: ["I'm a surrogate", "Considering"],
    found: /before anyone needs an answer from you/,
  },
  {
    reader: "someone who wants to adopt",
    links: ["Adoption"],
    found: /home study/i,
  },
  {
    reader: "someone who asks what it costs and how to leave",
    links: ["Join Now"],
    found: /cancel/i,
  },
  {
    reader: "a nurse who has to call with a bad result",
    links: ["I work at a clinic", "the hard call"],
    found: "Two minutes before",
  },
];
