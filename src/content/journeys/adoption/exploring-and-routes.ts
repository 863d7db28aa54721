/** The adoption journey's beginning: exploring, and the three routes side by side. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { signpost, windingRoad } from "../pictures.ts";
import { despairLine } from "../urgent-signs.ts";

export const exploring: Phase = {
  id: "exploring",
  title: "Exploring",
  meta: {
    title: "Is adoption right for us? Before you begin - {name}",
    description:
      "Thinking about adoption: whose need comes first, grieving before you start, the fear of being refused, and listening to adopted people first.",
    keywords: [
      "is adoption right for us",
      "thinking about adoption",
      "adoption after infertility",
      "adoptee voices",
      "adopting a child",
    ],
  },
  hint: "Deciding whether adoption is right for you.",
  lead: "Is adoption right for you, and for a child? Every adoption begins with a loss, so start by listening to adopted people.",
  facing: [
    "Wanting to be a parent, and wondering whether to adopt.",
    "Grief, if infertility or a loss came first.",
    "A partner who wants it more than you do, or less.",
    "Fear of being refused for your age, health, faith or family form.",
    "Stories from adopted people that are hard to hear.",
  ],
  feelings: ["Hopeful and uneasy", "Still grieving", "Impatient", "Unsure if you’d be allowed"],
  offered: [
    "Questions to ask before any agency does",
    "What adopted people and first parents have said",
    "How to tell whether you’ve had time to grieve",
  ],
  parts: [
    {
      id: "why-adoption",
      heading: "Whose need comes first",
      paragraphs: [
        "Adoption is meant to find families for children. It isn’t a cure for infertility, and no child should have to be one. A child can be deeply loved and still have lost a first family, a language or a name.",
        "Ask yourself what you could offer a child who’s grieving, and whether you could live with a story that never gets simple.",
        "If part of you wants to rescue a child, think about that for a while. Adopted people often say how hard it is to be expected to be grateful.",
      ],
    },
    {
      id: "grieving-first",
      heading: "Give yourself time to grieve",
      note: noteOn("loss"),
      urgent: [despairLine],
      paragraphs: [
        "If you’ve been through infertility or a pregnancy loss, don’t rush. Agencies will ask about it, because a child shouldn’t have to replace another.",
        "Grief doesn’t end on a date. You may be ready when you can think about a particular child’s needs without comparing.",
      ],
      links: [{ title: "Write in the private journal", href: "/resources/journaling" }],
    },
    {
      id: "listening-first",
      heading: "Listening first",
      paragraphs: [
        "Before you read about how to adopt, listen to adopted adults, to parents who placed a child, and to parents whose rights a court ended. They don’t all agree, and some of them are against adoption as it’s done now.",
        "You don’t have to answer or defend anything. If something makes you want to stop reading, come back to it in a week.",
      ],
      links: [
        { title: "If you were adopted", href: "/journeys/adoption#adopted-people" },
        { title: "If you are a first parent, or expecting", href: "/journeys/adoption#first-parents" },
      ],
    },
  ],
  worksheet: { title: "Support map", href: "/resources/worksheets/support-map" },
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits: "Licensed agencies, public offices and courts decide who can adopt. We have no part in it.",
  picture: windingRoad,
};

export const choosingARoute: Phase = {
  id: "choosing-a-route",
  title: "Choosing a route",
  meta: {
    title: "Foster care, private or international adoption - {name}",
    description:
      "Foster care, private and international adoption compared: which children need families, what it costs, first families, and signs of a good agency.",
    keywords: [
      "foster care adoption",
      "private adoption",
      "international adoption",
      "types of adoption",
      "adoption agency",
    ],
  },
  hint: "Public, private, or from another country.",
  lead: "You can adopt from foster care, privately, or from another country. The children, the costs and the first family’s part differ.",
  facing: [
    "Foster care and public adoption, where children wait.",
    "Private adoption of a newborn, where the adults do the waiting.",
    "Adoption from another country, where many programs have closed.",
    "Agencies that promise a time and a child.",
  ],
  feelings: ["Overwhelmed", "Guilty about preferences", "Wary of promises", "Drawn to one child"],
  offered: ["The three routes side by side", "Questions that show a good agency", "Warning signs"],
  parts: [
    {
      id: "public-route",
      heading: "Foster care and public adoption",
      paragraphs: [
        "Children come into foster care because a court or an agency decided they weren’t safe at home, and poverty and prejudice have played a part in such decisions. The first goal is for them to go home. If you foster hoping to adopt, you have to be able to hope for that as well.",
        "If a court has ended the parents’ rights, or a child can’t go home, adoption may follow. Most of the children waiting aren’t infants, and many have brothers and sisters who want to stay together.",
        "In the US, this route costs little or nothing, and there may be monthly payments to help. In Canada, a Children’s Aid Society or a ministry is in charge, and there’s no fee. In many places, relatives and people the child knows are asked first.",
      ],
    },
    {
      id: "private-route",
      heading: "Private adoption at home",
      paragraphs: [
        "In a private adoption, an expectant parent who’s considering adoption looks at families and chooses one. Nothing is decided until after the birth. Each state sets how she gives consent and how long she can take it back, and many of these adoptions are open.",
        "In Canada, a licensed agency or practitioner is involved. Openness is common, and there are few placements.",
        "She needs her own lawyer and counselor, and the freedom to decide to parent. Avoid unlicensed people who sell matches. The National Council For Adoption warns about them too.",
      ],
    },
    {
      id: "international-route",
      heading: "From another country",
      paragraphs: [
        "Many countries now place few children abroad, or none. China ended its program in September 2024, except for some relatives. Programs that are open often exclude single or LGBTQ+ people.",
        "In the past, some children were sent abroad with false papers, and adopted people are still finding this out. Ask any agency how it checks where a child comes from, and what it does if a parent turns out to be alive.",
        "US entry rules changed on January 1, 2026. Proclamation 10998 limits visas for people from 39 countries, without the earlier exception for adoption visas. Since January 21, 2026, immigrant visas are also on hold for people from 75 countries. The State Department can make exceptions for adoptions, case by case. We found no end date, so ask your agency before you’re matched.",
        "A child adopted from abroad loses a country as well as a family. If you can’t keep them in touch with its people, food and language, choose another route.",
      ],
      links: [
        { title: "Read: three roads to adoption", href: "/resources/knowledge-hub/three-roads-to-adoption" },
        { title: "Read: adopting on your own", href: "/resources/knowledge-hub/adopting-on-your-own" },
      ],
    },
    {
      id: "a-good-agency",
      heading: "Signs of a good agency",
      paragraphs: [
        "A good agency shows you its license and a full list of fees, says what it refunds, and supports first families for years. It can say no to you, talks about children as individuals, and doesn’t set prices by race or age.",
        "Walk away if you’re pressured or promised a date, or if anyone calls a parent’s change of mind a failure.",
      ],
      links: [{ title: "Agency questions", href: "/resources/worksheets/agency-questions" }],
    },
  ],
  worksheet: { title: "Route comparison", href: "/resources/worksheets/route-comparison" },
  alsoHere: { title: "Rules by country", href: "/journeys/adoption#adoption-rules" },
  limits:
    "We aren’t an agency and don’t recommend any. Your state, province or territory lists licensed ones.",
  picture: signpost,
};
