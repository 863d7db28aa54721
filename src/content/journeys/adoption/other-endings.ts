/** The adoption journey: the other ways it may end, with as much room as the path itself. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";

export const adoptionEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "This section is for you if you decide not to adopt, aren’t approved, lose a match, or have a placement that ends.",
  parts: [
    {
      id: "not-your-way",
      heading: "Deciding adoption isn’t for you",
      paragraphs: [
        "You listened, read, maybe did the training, and you know adoption isn’t for you. It’s a sound decision, and nobody should talk you out of it.",
        "Friends may say it’s a pity. You can tell them, “We decided it isn’t right for us,” and leave it there.",
      ],
    },
    {
      id: "not-approved",
      heading: "Not approved, or not chosen",
      paragraphs: [
        "The home study may end in a no, a program may close, or nobody calls for years. You may feel you’ve been judged unfit to love a child.",
        "Ask for the reasons in writing, and how to appeal. If you were turned down for being single or gay, a lawyer can tell you whether that was legal.",
        "Then let a friend be angry for you. You’ve been patient for a long time.",
      ],
    },
    {
      id: "she-decides-to-parent",
      heading: "When she decides to parent",
      note: noteOn("birth"),
      paragraphs: [
        "You were matched, and after the birth the mother chose to raise her child. That’s her right, and a family stayed together. You’d begun to love this child, and you can grieve.",
        "Don’t call her or ask for reasons. If you can, send one kind line through the agency, and take your grief to someone else.",
        "Close the door to the child’s room for now, or ask a friend to. Nobody gets to tell you it was for the best. Ask the agency what it refunds, and rest before you go back on a list.",
      ],
    },
    {
      id: "a-child-goes-home",
      heading: "When a foster child goes home",
      note: noteOn("children"),
      paragraphs: [
        "You hoped to adopt, and the court sends the child home. You helped make that possible, and it may still be one of the hardest days of your life.",
        "Pack photos, a blanket that smells like your house, and a note on what helps at bedtime. Tell the child you’re glad you know them, and that it’s okay to go. Give the parents your number. Some will call.",
        "Afterward, the house can feel very quiet. Call foster parents who’ve been through it.",
      ],
    },
    {
      id: "a-placement-that-ends",
      heading: "When a placement ends",
      note: noteOn("children"),
      paragraphs: [
        "Sometimes a child can’t stay, before the court order or even after it. It’s hardest on the child, who loses a family again. If you’re afraid it could come to this, ask now for respite care, a specialist, or the office that placed the child.",
        "If it does end, the child needs to hear from you that it wasn’t their fault. They need their things, their photos and a goodbye. Ask whether you can still write and come to birthdays, so that you don’t just disappear.",
        "You may feel ashamed, and people may take sides. A counselor who knows adoption can help. If this happened to you as a child, it was never your fault.",
      ],
    },
    {
      id: "caring-without-adopting",
      heading: "Caring without adopting",
      paragraphs: [
        "A child can need you without being adopted. Some relatives become guardians, so the child keeps their name and their legal parents. Foster parents take a child for a week or for ten years, and respite carers give other families a weekend off.",
        "It can be hard to love a child without a legal tie, and many children have needed someone who did. Your local child welfare office can tell you what it needs most.",
      ],
    },
    {
      id: "adoption-pause",
      heading: "Taking a break",
      paragraphs: [
        "You can ask an agency to put your file on hold. Find out which papers would expire and what it costs to restart, and tell them when you’ll call.",
        "Until then, do something you’d been putting off: the trip, the dog, the drums.",
      ],
    },
    {
      id: "adoption-without-children",
      heading: "Living without children",
      paragraphs: [
        "If this was the last thing you planned to try, the end can feel very empty. People may say that so many children need homes. They mean well, and they don’t know what it takes.",
        "Some people become important to children they know. Others would rather not be around children, for now or for good. You get to choose.",
        "There’s a group for people living without children, whether or not you’re grieving.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
  ],
};
