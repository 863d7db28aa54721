/** The donor conception journey: the other ways it may end, with as much room as the phases. */
import type { Journey } from "../journey.ts";

export const donorConceptionEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "Some people decide against a donor. Some stop after many tries, and some never get to try. This part is as much for you as the six phases are.",
  parts: [
    {
      id: "donor-pause",
      heading: "A pause",
      paragraphs: [
        "You can put the profiles away for a season. The bank will send reminders and the friends will ask. You may mute both.",
        "Before you stop for a while, find out two things: whether the clinic sees a reason to hurry, and what storage costs meanwhile. Then choose a day to speak of it again. Until that day it can rest.",
      ],
    },
    {
      id: "deciding-against",
      heading: "Deciding against a donor",
      paragraphs: [
        "Some people look at it from every side and find that they do not want it. It may be faith, money, a partner's no, or a thought of the child's later questions. It may be a feeling without a name.",
        "Others may call it a waste of a chance. A choice made with this much care is a good one. You can say, “We looked into it, and it is not for us.” Nobody needs the reasons.",
        "If one wanted it and one did not, there is grief on one side and guilt on the other. Both may need someone outside the house to talk to.",
      ],
    },
    {
      id: "donor-stopping",
      heading: "Stopping after trying",
      paragraphs: [
        "There may come a cycle you know is the last, or a month when nobody calls the clinic. You had already let go of one picture to get here. Letting go of a second can feel as if it takes the floor away.",
        "Tell one person the whole of it. Tell the others a sentence. If you were trying alone, ask a friend to be with you on the day you close the file.",
        "Some people write to the child they had imagined, and to the donor they had chosen. No one else has to read it.",
      ],
      links: [{ title: "Write in the private journal", href: "/resources/journaling" }],
    },
    {
      id: "what-is-in-storage",
      heading: "What is still in storage",
      paragraphs: [
        "There may be embryos, eggs or vials left. Clinics usually ask whether to keep them or let them go. Research and donation to others may be choices too. What is allowed depends on the clinic, the donor's consent and the law.",
        "From an embryo you pass on, a child may grow up in another home. That child may have full brothers or sisters in yours. For their sake, settle names and contact before you sign.",
        "You may ask for time, and for a counselor. Ask the clinic by which day it needs an answer.",
      ],
    },
    {
      id: "donor-other-roads",
      heading: "Another way to a family",
      paragraphs: [
        "Some go on to surrogacy, fostering or adoption. Each asks for people who want it for itself. The first hope keeps its own place, and an agency may ask how you have said farewell to it.",
        "You may also go back to an earlier question. Family building has no order that you must keep.",
      ],
      links: [
        { title: "Adoption", href: "/journeys/adoption" },
        { title: "Surrogacy, for intended parents", href: "/journeys/surrogacy" },
      ],
    },
    {
      id: "donor-without-children",
      heading: "Living without children",
      paragraphs: [
        "Life without children can be busy, tender and full of people. It can also hurt at a school gate on a plain Tuesday.",
        "There is a group here for people who live this. Nobody in it will ask what else you tried.",
        "You might keep what you learned on the way. You know something about family that has little to do with blood. Friends' children, godchildren and young neighbors often need such a person.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
    {
      id: "if-you-part",
      heading: "If the two of you part",
      paragraphs: [
        "Couples separate during treatment, and sometimes over it. Embryos or vials may be stored in both names. Ask the clinic what each of you has signed. See a lawyer before anything is used or let go.",
        "If there is a child, you are both the parents, with a genetic link or without. Tell the child so in the first days, and tell the grandparents too. A family lawyer can say how safe each of you is in law.",
      ],
    },
    {
      id: "years-later",
      heading: "Years later",
      paragraphs: [
        "Families change. Parents separate, a parent dies, a grown child moves away from the story or towards it. A donor writes, or does not. A test finds a sister in another town.",
        "There is no point at which an open family has finished. If a door has closed between you and someone, a short letter without demands may open it a little. So may a year of patience.",
      ],
      links: [{ title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" }],
    },
  ],
};
