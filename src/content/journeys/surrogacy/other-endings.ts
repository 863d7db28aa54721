/** The surrogacy journey: the other ways it may end, with as much room as the phases. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";
import { despairLine, signsForHer } from "../urgent-signs.ts";

export const surrogacyEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "This section is for you if a match ends, the money runs out, transfers don’t work, a pregnancy ends, or you change your mind.",
  parts: [
    {
      id: "a-match-that-ends",
      heading: "A match that ends",
      paragraphs: [
        "She steps back, or you do, or a test or a lawyer rules it out. You’d only known her for a few weeks, but you’d started making plans, and it’s a loss even if there’s nothing to show for it.",
        "Her reasons may be private. If you can, thank her and leave it there. She had the right to say no.",
        "Ask the agency in writing what it will refund and what a new search would cost. You don’t have to decide right away.",
      ],
    },
    {
      id: "money-runs-out",
      heading: "When the money runs out",
      note: noteOn("money"),
      paragraphs: [
        "Many people have to stop because of money. That’s unfair, and it says nothing about how much you wanted a child.",
        "People may suggest loans and fundraisers. Before you borrow, work out what the debt would cost you in later years, ideally with an adviser who isn’t selling anything.",
        "If you have to stop, you may be angry at people who didn’t. Find somewhere you can say so without anyone arguing.",
      ],
    },
    {
      id: "surrogacy-pause",
      heading: "Taking a break",
      paragraphs: [
        "You can take a break without giving notice for good. Tell the clinic, the agency and the surrogate the same thing on the same day. She may have set time aside for you, so tell her what the break means for her, and pay what you owe.",
        "Choose a date when you’ll talk about it again, and until then leave it alone.",
      ],
    },
    {
      id: "if-a-pregnancy-ends",
      heading: "If a pregnancy ends",
      note: noteOn("loss", "stillbirth"),
      urgent: [signsForHer, despairLine],
      paragraphs: [
        "When a surrogate has a miscarriage or a stillbirth, more than one home is grieving. You’ve lost your child. She’s lost a pregnancy she carried for you, and her body has to recover.",
        "You may not be there when it happens. You can ask to see or hold the baby, choose a name, have a service, or none of these. Ask the hospital what’s possible, and ask her what she’d like to be part of.",
        "Nobody caused it. Tell her that, in writing too, so she can read it again. Make sure her counseling and recovery are paid for, as the contract says. Then find support for yourselves, separate from hers.",
      ],
      links: [
        { title: "After-a-loss checklist", href: "/resources/worksheets/after-a-loss-checklist" },
        { title: "Group: after a loss", href: "/support/groups" },
      ],
    },
    {
      id: "illness-or-parting",
      heading: "If you get sick, or separate",
      paragraphs: [
        "A diagnosis, a lost job or a divorce can come in the middle of this. Tell your lawyer first, and then hers, so that she doesn’t hear it secondhand.",
        "If she’s pregnant, the contract should say who’ll care for the child. If she isn’t, you can stop. Using embryos stored in both names takes both signatures, or a court.",
        "If people ask why you ever started, you can say that you started in good faith.",
      ],
    },
    {
      id: "after-the-last-transfer",
      heading: "After the last transfer",
      paragraphs: [
        "It may be the last embryo, the last match you can face, or a doctor who says it’s time to stop. You’ve been in touch with a whole team, and now there’s no reason to write to them, which can feel very lonely.",
        "Find a way to say goodbye to her, with a letter, a visit or flowers. She may be waiting to hear that you don’t blame her.",
        "If there are embryos still in storage, you don’t have to decide about them this month. Ask the clinic how long you can wait.",
      ],
      links: [{ title: "Write in the private journal", href: "/resources/journaling" }],
    },
    {
      id: "surrogacy-other-roads",
      heading: "Another way to a family",
      paragraphs: [
        "You may think about adoption or fostering. A child who needs a family has a history of their own and shouldn’t have to be a replacement, so take some time between the two.",
        "Or you may matter to a child as an aunt, a godfather, a coach, or the neighbor whose kitchen is always open.",
      ],
      links: [{ title: "Adoption", href: "/journeys/adoption" }],
    },
    {
      id: "surrogacy-without-children",
      heading: "Living without children",
      paragraphs: [
        "You can have a good life without children, and it may still hurt to see a man with a child on his shoulders.",
        "People may say you can always try again or adopt. You can say “We’ve finished trying” and change the subject.",
        "There’s a group for people living without children, for couples and single people, including men.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
  ],
};
