/** The adoption journey: the other ways it may end, with as much room as the path itself. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";

export const adoptionEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "This section is for you if you decide not to adopt, aren't approved, lose a match, or have a placement that ends.",
  parts: [
    {
      id: "not-your-way",
      heading: "Finding it is not your way",
      paragraphs: [
        "You listened, read, maybe did the training, and you know adoption isn't for you. That's a good outcome. A child needs people who really want this.",
        "Friends may say what a pity. “We learned that we could not do it well enough” will quiet most of them. What you learned about loss and loyalty is yours to use elsewhere.",
      ],
    },
    {
      id: "not-approved",
      heading: "Not approved, or not chosen",
      paragraphs: [
        "A home study ends in a no, a program closes, you pass an age limit, or nobody calls for years. You may feel you've been judged unfit to love a child.",
        "Ask for the reasons in writing, and for the way to appeal if you want it. If the reason was your family form, a lawyer can say if it was lawful.",
        "Then let someone be angry on your behalf. You've been patient for a long time.",
      ],
    },
    {
      id: "she-decides-to-parent",
      heading: "When she decides to parent",
      note: noteOn("birth"),
      paragraphs: [
        "You were matched, and after the birth the mother chose to raise her child. It is her right, and a family has stayed together. You have lost a child you had begun to love, and you may grieve.",
        "Do not call her or ask for reasons. If you can, send one line of good wishes through the agency, and grieve somewhere else.",
        "Close the door of the room for now, or ask a friend to do it. You need not tell anyone it was for the best. Ask the agency what is paid back, and rest before you go on a list again.",
      ],
    },
    {
      id: "a-child-goes-home",
      heading: "When a foster child goes home",
      note: noteOn("children"),
      paragraphs: [
        "You hoped to adopt, and the court sends the child home. You were part of what made that possible. It may also be one of the hardest days of your life.",
        "Pack what smells of your house, photos and a list of what helps at night. Tell the child that you are glad to have known them and that leaving is allowed. Offer the parents your number without conditions. Some will call.",
        "Afterward the house is very quiet. Call other foster parents who've been through it.",
      ],
    },
    {
      id: "a-placement-that-ends",
      heading: "When a placement ends",
      note: noteOn("children"),
      paragraphs: [
        "Sometimes a child cannot stay, before the court's order or even after. The child pays the highest price, and loses a family again. If you fear it may come to this, ask for urgent help now: respite, a specialist, the office that placed the child.",
        "If it does end, the child needs to hear from you that it was not their fault. They need their things, their photos, the names of the pets, and a goodbye. Ask if you may still write, come to birthdays, be an adult who did not vanish.",
        "You will be ashamed, and people will take sides. Find a counselor who knows adoption. If you were the child in such a story, it was never your doing.",
      ],
    },
    {
      id: "caring-without-adopting",
      heading: "Caring without adopting",
      paragraphs: [
        "A child may need you and not need to be adopted. Some relatives become guardians, so that the child keeps their name and their parents in law. Foster carers take a child for a week or for ten years. Respite carers give other families a weekend.",
        "It can be hard to love without a paper that says for ever. Many children have been held up by just such a person. If this draws you, ask the public office near you what it lacks most.",
      ],
    },
    {
      id: "adoption-pause",
      heading: "A pause",
      paragraphs: [
        "You can ask an agency to put your file on hold. Find out which papers would run out and what it costs to begin again. Tell it a month in which you will call.",
        "Until then, do one thing you had been saving for a child: the trip, the dog, the loud instrument.",
      ],
    },
    {
      id: "adoption-without-children",
      heading: "Living without children",
      paragraphs: [
        "If this was the last thing you meant to try, it can feel very empty when it ends. People may say there are so many children who need homes. They mean well and don't know what it takes.",
        "In time, life fills up again. Some people become important to children they know, and others don't want children around, for now or for good. Either way of living is fine.",
        "There's a group for people living without children, whether or not you're grieving.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
  ],
};
