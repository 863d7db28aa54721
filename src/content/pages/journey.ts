/** Journey pages whose phases are still to be written: what each one is for and how it opens. */
import type { Page } from "../schema.ts";

export const donorConception: Page = {
  path: "/journeys/donor-conception",
  name: "Donor conception",
  meta: {
    title: "Donor Conception Journey: 6 phases - Kinward",
    description:
      "Six phases for people building a family with donor sperm, eggs or embryos. From first thoughts to telling your child and lifelong openness.",
    keywords: ["donor conception", "egg donor", "sperm donor", "embryo donation", "donor-conceived people"],
    indexed: true,
  },
  heading: "The Donor Conception Journey",
  introduction:
    "This journey is for people who think about donor sperm, eggs or embryos. It has six phases, from first thoughts to lifelong openness. The donor-conceived person stands at its centre.",
  picture: {
    name: "journey-donor-conception-wide",
    alt: "Two stems of different colours grow woven into one plant.",
    width: 1600,
    height: 560,
  },
  blocks: [
    { kind: "heading", text: "The six phases" },
    {
      kind: "steps",
      items: [
        { title: "Considering", text: "Grief, reasons and feelings that may differ between partners." },
        { title: "Learning", text: "Kinds of donation, and what home DNA tests change." },
        { title: "Choosing", text: "Bank, clinic, agency or someone you know." },
        { title: "Trying", text: "Hope and doubt, and what to do if it does not work." },
        { title: "Becoming a family", text: "Bonding, looks, names and who knows." },
        {
          title: "Telling and lifelong openness",
          text: "First words for your child, and the talks that follow.",
        },
      ],
    },
    {
      kind: "paragraph",
      text: "Laws differ from place to place. A lawyer and a counsellor where you live can answer what we cannot.",
    },
    { kind: "link", text: "See the membership options", href: "/membership" },
    { kind: "link", text: "Find a group", href: "/support/groups" },
  ],
};

export const surrogacy: Page = {
  path: "/journeys/surrogacy",
  name: "Surrogacy",
  meta: {
    title: "Surrogacy Journey for intended parents - Kinward",
    description:
      "Seven phases for intended parents, from first talk to home. Questions to ask, words to share and people who have walked the surrogacy path.",
    keywords: [
      "surrogacy support",
      "intended parents",
      "surrogacy journey",
      "gestational surrogacy",
      "family building",
    ],
    indexed: true,
  },
  heading: "The Surrogacy Journey",
  introduction:
    "This journey is for intended parents, single or together. It has seven phases, from first talk to life at home. It asks what is fair to everyone, and to the surrogate first.",
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
  blocks: [
    { kind: "heading", text: "The seven phases" },
    {
      kind: "steps",
      items: [
        { title: "Exploring and readiness", text: "Reasons, and feelings about not carrying." },
        { title: "Team and budget", text: "Who you need, and what to ask about money." },
        { title: "Matching", text: "Values, contact and views on hard choices." },
        { title: "Screening and agreement", text: "Each side has its own lawyer and its own counsellor." },
        { title: "Embryos and transfer", text: "Waiting together, also when a transfer does not take." },
        { title: "Pregnancy together", text: "How you talk, and where each person's limits lie." },
        { title: "Birth, parentage and after", text: "Going home, contact and your child's story." },
      ],
    },
    {
      kind: "paragraph",
      text: "Surrogacy law depends on where you live. Please speak with a lawyer there before you agree to anything.",
    },
    { kind: "link", text: "See the membership options", href: "/membership" },
    { kind: "link", text: "Talk one to one with a mentor", href: "/support/peer-mentoring" },
  ],
};

export const gestationalSurrogates: Page = {
  path: "/journeys/gestational-surrogates",
  name: "Gestational surrogates",
  meta: {
    title: "For gestational surrogates - Kinward",
    description:
      "A space of your own for gestational surrogates: reasons, choices, pregnancy, birth and the weeks after. Your body, your voice and your own care.",
    keywords: [
      "gestational surrogate",
      "gestational carrier",
      "surrogate support",
      "after surrogacy birth",
      "peer support",
    ],
    indexed: true,
  },
  heading: "For Gestational Surrogates",
  introduction:
    "This track is yours, apart from the one for intended parents. It is about your reasons, your body and your own family. Every medical choice stays with you.",
  picture: {
    name: "journey-gestational-surrogates-wide",
    alt: "A broad tree holds a glowing lantern in its branches.",
    width: 1600,
    height: 560,
  },
  blocks: [
    { kind: "heading", text: "What this path is about" },
    {
      kind: "list",
      items: [
        "Your own reasons, and what your partner and children think.",
        "Screening, matching and an agreement with your own lawyer.",
        "Your right to say no at any step before a transfer.",
        "Pregnancy, limits and questions from strangers.",
        "Birth, rest and the weeks after, when pride and grief can sit together.",
      ],
    },
    {
      kind: "paragraph",
      text: "The membership plan for this journey is not open yet. The community, the mentors and our team are here to read about now.",
    },
    { kind: "link", text: "Meet the community", href: "/support/peer-support-community" },
    { kind: "link", text: "Write to us", href: "/contact" },
  ],
};

export const adoption: Page = {
  path: "/journeys/adoption",
  name: "Adoption",
  meta: {
    title: "Adoption Journey: routes and openness - Kinward",
    description:
      "Support for people who think about adoption: routes, home study, waiting, openness and life after. The child and the first family come first.",
    keywords: ["adoption support", "open adoption", "foster to adopt", "home study", "adoptive parents"],
    indexed: true,
  },
  heading: "The Adoption Journey",
  introduction:
    "This journey is for people who think about adoption, or who are on the way. It puts the child and the first family at the centre. Adoption is its own path, with its own joys and losses.",
  picture: {
    name: "journey-adoption-wide",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 1600,
    height: 560,
  },
  blocks: [
    { kind: "heading", text: "What this path is about" },
    {
      kind: "list",
      items: [
        "Exploring, and time to grieve first if you need it.",
        "Choosing a route: public, private or from another country.",
        "Home study and training.",
        "Waiting and matching.",
        "Placement and the legal steps.",
        "Identity, openness and help for the years after.",
      ],
    },
    {
      kind: "paragraph",
      text: "Rules differ by state and province. A licensed agency or a lawyer can tell you what holds where you live.",
    },
    { kind: "paragraph", text: "The membership plan for this journey is not open yet." },
    { kind: "link", text: "Find a group", href: "/support/groups" },
    { kind: "link", text: "Write to us", href: "/contact" },
  ],
};
