/** The surrogacy journey: the other ways it may end, with as much room as the phases. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";

export const surrogacyEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "Matches end. Money runs out. Transfers do not take. People change their minds. Here is room for each of these.",
  parts: [
    {
      id: "a-match-that-ends",
      heading: "A match that ends",
      paragraphs: [
        "She steps back, or you do, or a test or a lawyer says it cannot be. You knew her for a few weeks, and you had begun to see a spring with her in it. It is a loss, although there is nothing to show for it.",
        "Her reasons may be private. If you are able to, thank her and leave it there. She used a right she was promised.",
        "Ask the agency in writing what is paid back and what a new search would cost. You can wait with the answer.",
      ],
    },
    {
      id: "money-runs-out",
      heading: "When the money ends first",
      note: noteOn("money"),
      paragraphs: [
        "For many people this path ends at a sum. That is unjust, and it has nothing to do with how much you wanted a child.",
        "You may meet advice on loans and fundraisers. Before you borrow, write down what the debt would take from the years after. An adviser who sells nothing can read it with you.",
        "If you stop here, you may be angry at people who did not have to. Say it in a room where nobody will argue.",
      ],
    },
    {
      id: "surrogacy-pause",
      heading: "A pause",
      paragraphs: [
        "You can stop for a season without closing the file. Tell the clinic, the agency and the surrogate the same thing on the same day. She may have set time aside for you. Tell her what the pause means for her, and pay what is owed.",
        "Name a date on which you will speak of it again. Until then, sleep, work, see the friends who have been waiting.",
      ],
    },
    {
      id: "if-a-pregnancy-ends",
      heading: "If a pregnancy ends",
      note: noteOn("loss", "stillbirth"),
      paragraphs: [
        "A miscarriage or a stillbirth in surrogacy touches more than one home. You have lost your child. She has lost a pregnancy that she carried for you, and her body must recover from it.",
        "You may not be there when it happens. You can ask to see the baby, to hold, to name, to have a service, or none of these. Ask the hospital, and ask her what she would like to be part of.",
        "Nobody caused it. Tell her so, in writing too, since she may need to read it again. See that her counseling and recovery are paid for, as the contract says. Then look for company of your own, apart from hers.",
      ],
      links: [
        { title: "After-a-loss checklist", href: "/resources/worksheets/after-a-loss-checklist" },
        { title: "Group: after a loss", href: "/support/groups" },
      ],
    },
    {
      id: "illness-or-parting",
      heading: "Illness, or the two of you parting",
      paragraphs: [
        "A diagnosis, a lost job or the end of a marriage can come in the middle of this. Tell your lawyer first and her lawyer next. She should not learn it by rumor.",
        "If a pregnancy has begun, the contract should say who will care for the child. If none has begun, you may stop. Embryos in two names need both signatures, or a court.",
        "There will be people who ask why you started. You started in good faith.",
      ],
    },
    {
      id: "after-the-last-transfer",
      heading: "After the last transfer",
      paragraphs: [
        "It may be the last embryo, the last match you can face, or a doctor's plain word. You had others on this road with you, and now there is no reason to write to them. It can go very quiet.",
        "Think of a way to end it with her. A letter, a visit, a plant sent by post. She may be waiting to know that you do not blame her.",
        "There may be embryos still in storage. You need not decide about them this month. Ask the clinic until when you may wait.",
      ],
      links: [{ title: "Write in the private journal", href: "/resources/journaling" }],
    },
    {
      id: "surrogacy-other-roads",
      heading: "Another way to a family",
      paragraphs: [
        "Adoption or fostering may come into view. A child who needs a family brings a story of their own. It deserves to be met for itself. Take time between the two.",
        "Or you may be an aunt, a godfather, a coach, the house where teenagers eat. These are places in a child's life with a weight of their own.",
      ],
      links: [{ title: "Adoption", href: "/journeys/adoption" }],
    },
    {
      id: "surrogacy-without-children",
      heading: "Living without children",
      paragraphs: [
        "You may build a good life from here. It may still ache at the sight of a man with a child on his shoulders.",
        "People may say that you can always try again, or always adopt. “We have finished trying” is a whole sentence. After it you may ask them about their garden.",
        "There is a group for those who live this. Couples come, people alone come, men come.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
  ],
};
