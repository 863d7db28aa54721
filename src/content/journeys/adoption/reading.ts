/** The adoption journey's longer parts: adopted people, first parents, rules by country, money, who is who. */
import { noteOn } from "../../content-notes.ts";
import type { JourneyPart } from "../journey.ts";

export const adoptionParts: readonly JourneyPart[] = [
  {
    id: "adopted-people",
    heading: "If you were adopted",
    paragraphs: [
      "Most pages like this aren’t written for you. They’re for people who want to adopt. You may be here to see what they’re told, or because you’re thinking of adopting yourself.",
      "Your adoption may have been good, bad or both, or something you rarely think about. Choose the word you like: adoptee, adopted person, or just your name. You don’t have to be grateful, angry, or explain adoption.",
      "If you’re looking for records or people, take small steps, and stop whenever you like. If your papers turn out to be false, someone did that to you. Groups of adopted people can help with cases like this.",
      "If something on this page is wrong or hurts, please tell us.",
    ],
    links: [{ title: "Tell us what to change", href: "/contact?subject=feedback" }],
  },
  {
    id: "first-parents",
    heading: "If you are a first parent, or expecting",
    paragraphs: [
      "If you’re pregnant and unsure, you have time. Don’t sign anything until you’ve talked with your own lawyer and your own counselor. In many places, consent signed before birth isn’t valid. Even if you’ve said yes to people you like, you can still choose to parent. Ask what help there is for that, such as money, housing or someone to stay with you.",
      "You may have placed a child last year, or forty years ago. Or a court ended your rights, and you think of your child every day. You’re still someone’s parent.",
      "Few people send a card for this kind of grief, or give you a day off. Some counselors specialize in this; first parents run groups. If you’d like contact, start with a letter through the agency or the public office.",
    ],
    links: [{ title: "Write to us", href: "/contact" }],
  },
  {
    id: "adoption-rules",
    heading: "Rules by country",
    paragraphs: [
      "Adoption law is local: it’s made by states, provinces, and tribes or nations. The lines below are dated, and a licensed agency or a lawyer can tell you what applies to you.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "State law and state courts decide. Each state sets when a parent can consent and how long they can take it back.",
          "In foster care, going home comes first. A child can be adopted only after a court order or with consent.",
          "From another country: the Hague Convention has been in force since April 1, 2008. Since July 14, 2014, every case needs an accredited or approved provider.",
          "US Citizenship and Immigration Services decides whether you can adopt from abroad, and whether the child can immigrate.",
          "Proclamation 10998, in force since January 1, 2026, limits visas for people from 39 countries without the earlier exception for adoption visas. Since January 21, 2026, the State Department has also paused immigrant visas for people from 75 countries. It gave no end date.",
          "In late January 2026, it said that children adopted by US citizens can get an exception, case by case. As of December 2026, we haven’t found that either rule was lifted. Ask your agency.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Each province or territory decides. First Nations, Inuit and Métis peoples may have their own laws for their children.",
          "As of November 2026, Ontario requires a home study called SAFE and 27 hours of training called PRIDE. You can do both at once, but you have to finish the training before the study is final. For Indigenous children, HEART and SPIRIT can be used instead.",
          "Other provinces ask for much the same under other names.",
          "From another country: your province has to approve you first, and works only with certain countries. Immigration or citizenship comes after that.",
        ],
      },
    ],
  },
  {
    id: "adoption-money",
    heading: "Money",
    note: noteOn("money"),
    paragraphs: [
      "Fees should cover professional services only. Paying for a child or for a signature is illegal. Ask for each fee in writing: what it covers, when it’s due, and what’s refunded if there’s no placement.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "The federal adoption credit is worth up to $17,280 a child for 2025, and up to $5,000 of it can be refunded. On March 4, 2026, the IRS said that credit carried forward from earlier years counts toward that refund, too.",
          "For 2026, it’s up to $17,670, with up to $5,120 refundable. You can carry the rest forward for up to five years, as of February 2026.",
          "For 2025, the credit shrinks at incomes above $259,190 and ends at $299,190. The limits change each year, so a tax adviser can work out yours.",
          "Adopting from foster care costs little or nothing. Ask about monthly payments before the court date.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Public adoption has no fee.",
          "As of November 2026 there is a federal credit for adoption expenses. Some provinces have their own, too.",
          "Ask about parental leave, and about help paying for therapy later.",
        ],
      },
    ],
  },
  {
    id: "adoption-who-is-who",
    heading: "Who is who",
    paragraphs: [
      "First comes the child, who may have a lawyer or guardian of their own in court. Then come the first parents and their relatives, brothers and sisters wherever they live, and the adoptive parents.",
      "A licensed agency or practitioner does the home study and prepares the placement. A public office or Children’s Aid Society is in charge of children in care. A judge makes the order. For international adoption, each country often has a central office that has to agree.",
      "Each lawyer works for one side only. An unlicensed facilitator works for the fee.",
    ],
  },
];
