/** The adoption journey's beginning: exploring, and the three routes side by side. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { lanternPath, windingRoad } from "../pictures.ts";

export const exploring: Phase = {
  id: "exploring",
  title: "Exploring",
  hint: "Why adoption, and grieving first where needed.",
  lead: "Every adoption begins with a child and a first family who are parted. You are asking whether you could be there for such a child, and whether you should.",
  facing: [
    "A wish to parent, and the question whether adoption is your way to do it.",
    "Grief for a child you could not have, if that came before.",
    "A partner who wants it more than you do, or less.",
    "Fear of being refused for your age, health, faith or family form.",
    "Stories from adopted people that are not easy to hear.",
  ],
  feelings: ["Hope, and unease", "Grief still near", "Impatient to begin", "Unsure if allowed"],
  offered: [
    "Questions to ask before any agency does",
    "What adopted people and first parents have said",
    "Room for grief that came before",
  ],
  parts: [
    {
      id: "why-adoption",
      heading: "Whose need comes first",
      paragraphs: [
        "Adoption is meant to find families for children. It is no cure for infertility, and no child should have to be one. A child can be deeply loved and still have lost a first family, a language, a name.",
        "Ask yourself what you could give to a child who grieves. Ask if you could love a child whose story never becomes simple.",
        "If you are drawn by the thought of saving someone, look at it for a while. Adopted people often say how heavy it is to be expected to be grateful.",
      ],
    },
    {
      id: "grieving-first",
      heading: "Grieving first",
      note: noteOn("loss"),
      paragraphs: [
        "If infertility or a pregnancy loss came before, that grief wants its own time. Agencies will ask about it. They want to know that a child will not have to stand in for another.",
        "There is no month at which grief is over. You might be ready when you can think of a certain child's needs for an hour without comparing.",
      ],
      links: [{ title: "Write on a private page", href: "/resources/journaling" }],
    },
    {
      id: "listening-first",
      heading: "Listening first",
      paragraphs: [
        "Before you read about how to adopt, listen to adopted adults. Listen to parents who placed a child, and to parents whose rights a court ended. They disagree with each other. Some of them are against adoption as it is done now.",
        "You need not answer or defend anything. Note what makes you want to close the page, and look at it again in a week.",
      ],
      links: [
        { title: "If you were adopted", href: "/journeys/adoption#adopted-people" },
        { title: "If you are a first parent, or expecting", href: "/journeys/adoption#first-parents" },
      ],
    },
  ],
  worksheet: { title: "Support map", href: "/resources/worksheets#support-map" },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits: "Who may adopt is decided by licensed agencies, public offices and courts. We have no part in it.",
  picture: windingRoad,
};

export const choosingARoute: Phase = {
  id: "choosing-a-route",
  title: "Choosing a route",
  hint: "Public, private, or from another country.",
  lead: "Three routes lead to very different days. Look at which children wait on each, and at what happens to their first families.",
  facing: [
    "Foster care and public adoption, where children wait.",
    "Private adoption of a newborn, where adults wait.",
    "Adoption from another country, where doors are closing.",
    "Agencies that promise a time and a child.",
  ],
  feelings: ["Lost in choices", "Guilt about preferences", "Wary of promises", "Drawn to one child"],
  offered: ["The three routes side by side", "Questions that show a good agency", "Warning signs"],
  parts: [
    {
      id: "public-route",
      heading: "Foster care and public adoption",
      paragraphs: [
        "Children come into care because a court or an office decided they were not safe at home. Poverty and prejudice have played a part in such decisions. The first goal is that they go back to their family. Foster parents who hope to adopt must be able to hope for that as well.",
        "When a court has ended the parents' rights, or a child cannot go back, adoption may follow. In the US about 108,000 children were waiting in the federal count for 2022. Most of them are not infants. Many have brothers and sisters who want to stay together.",
        "In the US this route costs little or nothing, and there may be monthly help. In Canada a Children's Aid Society or a ministry is in charge, and there is no fee. Relatives and people the child knows are asked first in many places.",
      ],
    },
    {
      id: "private-route",
      heading: "Private adoption at home",
      paragraphs: [
        "Here an expectant parent thinks about adoption and looks at families. She decides, and she has decided nothing until after the birth. Each state sets how consent is given and how long it can be taken back. Many of these adoptions are open.",
        "In Canada a licensed agency or practitioner takes part. Openness is common and placements are few.",
        "She needs her own lawyer and counsellor, and room to choose to parent. Keep away from people without a licence who sell matches. The National Council For Adoption warns of them too.",
      ],
    },
    {
      id: "international-route",
      heading: "From another country",
      paragraphs: [
        "Many countries now place few children abroad, or none. China ended its program in September 2024, except for some relatives. Where programs are open, many leave out single people or LGBTQ+ people.",
        "In the past some children were sent abroad with false papers. Adopted people are still finding this out. Ask any agency how it knows where a child comes from. Ask what it does when a parent is found alive.",
        "A child who crosses a border loses a country with the family. If you could not live near its people, food and language, think of another route.",
      ],
      links: [
        { title: "Read: three roads to adoption", href: "/resources/knowledge-hub/three-roads-to-adoption" },
      ],
    },
    {
      id: "a-good-agency",
      heading: "Signs of a good agency",
      paragraphs: [
        "It shows its licence and a full list of fees, and it says what is paid back. It cares for first families for years, and tells you how. It can say no to you. It speaks of children one by one, with no price by race or age.",
        "Walk away from pressure, from promised dates, and from anyone who calls a parent's change of mind a failure.",
      ],
      links: [{ title: "Agency questions", href: "/resources/worksheets#agency-questions" }],
    },
  ],
  worksheet: { title: "Route comparison", href: "/resources/worksheets#route-comparison" },
  alsoHere: { title: "Rules by country", href: "/journeys/adoption#adoption-rules" },
  limits: "We are no agency, and we recommend none. Your state, province or territory lists licensed ones.",
  picture: lanternPath,
};
