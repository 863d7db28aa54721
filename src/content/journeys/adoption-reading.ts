/** What belongs to the whole adoption journey: the three routes, the rules of two countries, and other endings. */
import { noteOn } from "../content-notes.ts";
import type { Journey, JourneyPart } from "./journey.ts";

export const adoptionParts: readonly JourneyPart[] = [
  {
    id: "three-routes",
    heading: "Three routes, side by side",
    paragraphs: [
      "Public adoption and foster care. A state, a province or a children's aid society looks after children who cannot live at home. The first aim is that they can go back. When they cannot, a court may end the parents' rights and adoption becomes possible. Many of these children are of school age or have brothers and sisters. Costs are low, and help may go on after adoption.",
      "Private adoption inside the country. An agency or a lawyer works with expectant parents who think about placing a baby. They choose the family. Open adoption, with contact over the years, is common. There are few placements and many people who wait.",
      "International adoption. Two countries must agree, and both look at you. Fewer countries take part each year. Many of them do not accept single people or couples of the same sex. Children are often older or have medical needs.",
    ],
    links: [{ title: "Route comparison, to fill in", href: "/resources/worksheets#route-comparison" }],
  },
  {
    id: "two-countries",
    heading: "Rules in the United States and Canada",
    note: noteOn("money"),
    paragraphs: [
      "Rules change, and they differ inside each country. These lines were read through in November 2026. Ask your worker or a lawyer what holds where you live.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "State law and state courts decide. A child of a tribal nation may come under that nation's rights as well; ask early.",
          "The National Council For Adoption counted about 108,000 children in foster care who waited for adoption (2025). Most of them are not babies.",
          "The Hague Convention has been in force since 1 April 2008. The federal immigration office decides who may adopt from abroad. Since 14 July 2014 each case needs an accredited provider.",
          "China ended its programme in 2024.",
          "The federal adoption credit is up to USD 17,280 for 2025. Up to USD 5,000 of it can be paid out. It is up to USD 17,670 and USD 5,120 for 2026. What is left over can be used in the five years after.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Each province and territory has its own law, and Indigenous nations have a say over their own children.",
          "Public adoption through a ministry or a children's aid society has no fee. Most children who wait are older or have brothers and sisters.",
          "Ontario asks for a home study called SAFE and for 27 hours of training called PRIDE. The study can be closed only when the training is done.",
          "For a child from abroad, the province must say yes first. It works with some countries only.",
          "There is a federal tax credit for adoption costs, and some provinces add their own. Ask a tax adviser for this year's figures.",
        ],
      },
    ],
  },
  {
    id: "who-is-who",
    heading: "Words, and the people they stand for",
    paragraphs: [
      "An expectant parent has made no decision yet. After a placement people may say birth parent or first parent. Adopted people may say adoptee, or that they were adopted. Ask which word someone uses, and use that one.",
      "We say that a child was placed for adoption, or that a court ended a parent's rights. Some adopted people find kind words too smooth for what happened to them. They may use harder ones. Those words are theirs to choose.",
    ],
  },
];

export const adoptionEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "Many people who set out on this path do not adopt. Some decide so. For others it is decided. Their stories belong here as much as any.",
  parts: [
    {
      id: "you-decide-against",
      heading: "When you decide against it",
      paragraphs: [
        "You may learn enough to know that this is not for you. The route you can afford may not be one you can stand behind. A partner may say no and mean it. To stop at that point is an honest answer. It harms no one, and it may spare a child.",
        "Tell the people who cheered you on. “We have thought about it for a long time, and we will not adopt. We do not want to talk about reasons today.” You can repeat the second half as often as needed.",
      ],
    },
    {
      id: "you-are-turned-down",
      heading: "When the answer is no",
      paragraphs: [
        "A home study can end with a refusal. So can a birthday, an illness, a country that closes. It can feel like a verdict on you as a parent. Ask for the reasons in writing and for the way to have them looked at again. Then give yourself time before you use it.",
        "Children can still have a place in your life. People become respite carers, mentors, aunts by choice. You owe none of this to anyone.",
      ],
    },
    {
      id: "a-child-goes-home",
      heading: "When a child goes home",
      note: noteOn("children", "loss"),
      paragraphs: [
        "In foster care the good outcome for a child may be the one that empties your house. Both are true: you can be glad for the child and broken by it. Keep a picture. Write down what the child loved, for you and, if welcome, for the family.",
        "A placement can also end because it could not go on. There is shame in that, and there need not be. Speak with someone who has seen it before: a post-adoption worker, a therapist, our groups.",
      ],
      links: [{ title: "Find a group", href: "/support/groups" }],
    },
    {
      id: "living-without-children",
      heading: "Living without children",
      paragraphs: [
        "“You can always adopt” is said by people who have never tried. If the road ends here, you may have two griefs to carry, the first one and this one. They do not have to be carried well.",
        "A life without children can hold work, friends, animals, a garden, other people's children on Sundays. It takes its own time to look like a life you would choose. People in our groups are further along, and they do not hurry anyone.",
      ],
      links: [
        { title: "The infertility journey: wellbeing", href: "/journeys/infertility#wellbeing" },
        { title: "Write to us", href: "/contact" },
      ],
    },
  ],
};
