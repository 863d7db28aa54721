/** The donor conception journey: the other ways it may end, with as much room as the phases. */
import type { Journey } from "../journey.ts";

export const donorConceptionEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "This section is for you if you decide against a donor, stop after many tries, or never get to try.",
  parts: [
    {
      id: "donor-pause",
      heading: "Taking a break",
      paragraphs: [
        "You can put the profiles away for a few months. The bank will send reminders and friends will ask, and you can mute both.",
        "Before you take a break, find out whether the clinic sees a reason to hurry and what storage will cost in the meantime. Then choose a day to talk about it again.",
      ],
    },
    {
      id: "deciding-against",
      heading: "Deciding against a donor",
      paragraphs: [
        "Some people think it through and find that they don’t want a donor. The reason may be faith, money, a partner who said no, or the questions a child would ask. It may just be a feeling.",
        "Others may call it a missed chance. You can say, “We looked into it and it isn’t for us,” and nobody needs your reasons.",
        "If one of you wanted it and the other didn’t, one may be grieving and the other may feel guilty. You may both need someone else to talk to.",
      ],
    },
    {
      id: "donor-stopping",
      heading: "Stopping after trying",
      paragraphs: [
        "You may know which cycle is the last, or notice one month that nobody has called the clinic. You already let go of a genetic child to get here, and letting go a second time can be very hard.",
        "Tell one person everything and the others one sentence. If you were trying on your own, ask a friend to be with you on the day you stop.",
        "Some people write to the child they had imagined, and to the donor they had chosen. No one else has to read it.",
      ],
      links: [{ title: "Write in the private journal", href: "/resources/journaling" }],
    },
    {
      id: "what-is-in-storage",
      heading: "What is still in storage",
      paragraphs: [
        "There may be embryos, eggs or vials of sperm left. Clinics usually ask whether to keep storing them or discard them, and you may be able to donate them to research or to other people. What’s allowed depends on the clinic, the donor’s consent and the law.",
        "If you donate an embryo, a child may grow up in another family with full siblings in yours. For their sake, agree on names and contact before you sign.",
        "You can ask for time and for a counselor. Find out when the clinic needs an answer.",
      ],
    },
    {
      id: "donor-other-roads",
      heading: "Another way to a family",
      paragraphs: [
        "Some people go on to surrogacy, fostering or adoption. Each is right only for people who want it for its own sake, and an agency may ask how you’ve grieved.",
        "You can also go back to an earlier option. There’s no set order.",
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
        "Life without children can be busy and full of people, and it can still hurt on an ordinary Tuesday outside a school.",
        "There’s a group here for people living without children. Nobody in it will ask what else you tried.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
    {
      id: "if-you-part",
      heading: "If the two of you separate",
      paragraphs: [
        "Couples sometimes separate during treatment, or because of it. If embryos or sperm are stored in both names, ask the clinic what each of you signed, and see a lawyer before anything is used or discarded.",
        "If there’s a child, you’re both the parents, whoever shares their genes. Tell the child so right away, and the grandparents too. A family lawyer can tell each of you where you stand.",
      ],
    },
    {
      id: "years-later",
      heading: "Years later",
      paragraphs: [
        "Families change. A parent dies, a grown child becomes more interested or less, a donor writes, or a DNA test finds a sister in another town.",
        "Being open is never finished. If you’ve lost touch with someone, a short letter that asks for nothing can help, and so can waiting.",
      ],
      links: [{ title: "Write to a mentor", href: "/support/peer-mentoring#ask" }],
    },
  ],
};
