/** The adoption journey's longer parts: adopted people, first parents, rules by country, money, who is who. */
import { noteOn } from "../../content-notes.ts";
import type { JourneyPart } from "../journey.ts";

export const adoptionParts: readonly JourneyPart[] = [
  {
    id: "adopted-people",
    heading: "If you were adopted",
    paragraphs: [
      "Pages like this one mostly speak past you, to people who want to adopt. You may be here to see what they are told, or because you are thinking of adopting yourself.",
      "Your adoption may have been good, bad, both, or a thing you seldom think of. You choose the words: adoptee, adopted person, just your name. You need not be thankful, angry or a teacher.",
      "If you are looking for records or people, take small steps. You can stop at any of them. If papers turn out to be false, that was done to you. It is a reason to ask for help from people who know such cases.",
      "If something on this page is wrong or hurts, please tell us.",
    ],
    links: [{ title: "Tell us what to change", href: "/contact?subject=feedback" }],
  },
  {
    id: "first-parents",
    heading: "If you are a first parent, or expecting",
    paragraphs: [
      "You may be pregnant and unsure. You have time. Sign nothing before you have had a lawyer and a counselor of your own. In many places no consent counts before the birth. You may say yes to people you like and still choose to parent. Ask also what help there is for parenting: money, housing, someone to stay with you.",
      "You may have placed a child, last year or forty years ago. Or a court ended your rights, and you think of your child every day. You are a mother or a father of someone. That has not stopped.",
      "Grief of this kind is seldom given a card or a day off. Counselors who know it exist, and groups led by first parents exist. If you want contact, a letter through the agency or office is a start.",
    ],
    links: [{ title: "Write to us", href: "/contact" }],
  },
  {
    id: "adoption-rules",
    heading: "Rules by country",
    paragraphs: [
      "Adoption is decided close to home: by a state, a province, a tribe or nation, a court. Each line below is dated. A licensed agency or a lawyer can tell you what is true where you live.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "State law and state courts decide. Consent, and the time to take it back, differ from state to state.",
          "Public adoption: going home comes first. A child becomes free for adoption only by a court's order or by consent.",
          "From another country: the Hague Convention has been in force since 1 April 2008. Since 14 July 2014 every case needs an accredited or approved provider.",
          "US Citizenship and Immigration Services decides if you are suitable, and if the child may enter.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Each province or territory decides. First Nations, Inuit and Métis peoples may have laws of their own for their children.",
          "As of November 2026, Ontario asks for a home study called SAFE. It also asks for 27 hours of training called PRIDE. Both may run side by side, and training is done before the study is final. For Indigenous children, HEART and SPIRIT can be used instead.",
          "Elsewhere the aims are alike and the names differ.",
          "From another country: the province must approve you first, and works only with certain countries. After that comes immigration or citizenship.",
        ],
      },
    ],
  },
  {
    id: "adoption-money",
    heading: "Money",
    note: noteOn("money"),
    paragraphs: [
      "Fees pay for work done by adults. No one may pay for a child or for a signature. Ask for each fee in writing: what it is for, when it is due, and what is paid back if there is no placement.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "The federal adoption credit is at most USD 17,280 a child for 2025. Of this, up to USD 5,000 can be refunded.",
          "For 2026 it is at most USD 17,670, with up to USD 5,120 refunded. The rest can be carried forward for up to five years, as of February 2026.",
          "It shrinks with a high income. A tax adviser can say what you would get.",
          "Adoption from foster care costs little or nothing. Ask about monthly help before the court date.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Public adoption has no fee.",
          "As of November 2026 there is a federal credit for adoption expenses. Some provinces add their own.",
          "Ask about leave from work for adoptive parents, and about help with therapy later.",
        ],
      },
    ],
  },
  {
    id: "adoption-who-is-who",
    heading: "Who is who",
    paragraphs: [
      "First comes the child, who may have a lawyer or guardian of their own in court. Then come the first parents and their relatives, brothers and sisters wherever they live, and the adoptive parents.",
      "A licensed agency or practitioner studies homes and prepares placements. A public office or Children's Aid Society is in charge of children in care. A judge makes the order. Across borders, each country often has a central office that must agree.",
      "A lawyer works for one side only. A facilitator without a license works for the fee.",
    ],
  },
];
