/** Worksheets for gestational surrogates: a track of their own. */
import { noteOn } from "../content-notes.ts";
import type { WrittenWorksheet } from "./worksheet.ts";

export const gestationalSurrogateSheets: readonly WrittenWorksheet[] = [
  {
    id: "my-reasons",
    title: "My reasons",
    path: "gestational-surrogates",
    forWhom: "For anyone thinking about carrying for someone else.",
    introduction:
      "There are many good reasons, and money can be one of them. Be honest, because nobody else will read this.",
    minutes: 20,
    fields: [
      { kind: "text", id: "why", label: "Why I’m thinking about this", rows: 4 },
      { kind: "text", id: "hope", label: "What I hope it will give me", rows: 3 },
      { kind: "text", id: "cost", label: "What it might cost me: body, time, work, peace of mind", rows: 3 },
      {
        kind: "checklist",
        id: "ready",
        label: "True for me today",
        items: [
          "My own family is complete, or I could live with that",
          "My partner is on board and wasn’t talked into it",
          "My children could understand it in their way",
          "I could say no at any step before transfer",
          "I have people who would help me at home",
          { id: "i-am-not-doing-this-to", text: "I’m not doing this to please somebody else" },
        ],
      },
      { kind: "text", id: "doubt", label: "My strongest doubt", rows: 3 },
      { kind: "text", id: "partner", label: "What the people close to me say", rows: 3 },
      { kind: "text", id: "no", label: "What would make me say no", rows: 2 },
    ],
    limits:
      "Your doctor and your own counselor can help you decide. You can say no at any time before the transfer.",
  },
  {
    id: "questions-for-the-agency-lawyer-insurer",
    title: "Questions for the agency, lawyer, insurer",
    path: "gestational-surrogates",
    forWhom: "For surrogates who want to know where they stand before they sign.",
    introduction: "Your lawyer works only for you, so ask everything, twice if you need to.",
    minutes: 30,
    note: noteOn("loss", "medical", "money"),
    fields: [
      {
        kind: "checklist",
        id: "agency",
        label: "Agency",
        items: [
          {
            id: "who-is-my-contact-also-at",
            text: "Who can I call, including at night and after the birth?",
          },
          "How are parents screened?",
          { id: "what-happens-if-i-do-not", text: "What happens if a match doesn’t feel right to me?" },
          "Is counseling offered to me and my partner, and for how long?",
        ],
      },
      {
        kind: "checklist",
        id: "lawyer",
        label: "My own lawyer",
        items: [
          "Who decides about my body, in plain words?",
          "What does the contract say about ending or reducing a pregnancy?",
          "What if I must rest in bed or can’t work?",
          "What if there is a loss, or lasting harm to my health?",
          "When and how does my legal tie to the baby end?",
          { id: "what-if-the-parents-part-or", text: "What if the parents separate or die?" },
        ],
      },
      {
        kind: "checklist",
        id: "insurer",
        label: "Insurer",
        items: [
          "Does my health plan cover this pregnancy?",
          "Which bills could reach me?",
          "How long am I covered after birth?",
          {
            id: "is-there-life-and-disability-cover",
            text: "Will I have life and disability insurance, and who pays?",
          },
        ],
      },
      { kind: "text", id: "answers", label: "Answers", rows: 8 },
      { kind: "text", id: "unclear", label: "What I don’t understand yet", rows: 3 },
    ],
    limits:
      "We don’t give legal or insurance advice. Don’t sign anything until your own lawyer has gone through it with you.",
  },
  {
    id: "boundaries-sheet",
    title: "Boundaries sheet",
    path: "gestational-surrogates",
    forWhom: "For surrogates, before the match and again at each new step.",
    introduction: "It’s easier to state a limit once it’s written down. You can change any of these later.",
    minutes: 20,
    fields: [
      {
        kind: "table",
        id: "limits",
        label: "My limits",
        columns: [
          { id: "fine", title: "Fine with me" },
          { id: "ask", title: "Ask me first" },
          { id: "no", title: "No" },
        ],
        rows: [
          "Messages and calls",
          "Visits at my home",
          "Coming to appointments",
          "Photos of my body",
          "Posts online",
          "Advice on food and daily life",
          "Touching my belly",
          "Being in the room at birth",
        ],
      },
      { kind: "line", id: "strangers", label: "What I’ll say when strangers ask" },
      { kind: "line", id: "children", label: "What my children can say when people ask" },
      { kind: "text", id: "over", label: "How I’ll say that a line was crossed", rows: 3 },
      { kind: "line", id: "who", label: "Who backs me up" },
    ],
    limits: "Every medical decision in your pregnancy is yours. If you feel pushed, talk to your own lawyer.",
  },
  {
    id: "postpartum-plan",
    title: "Postpartum plan",
    path: "gestational-surrogates",
    forWhom: "For the weeks after birth, best written before it.",
    introduction:
      "You’ll have given birth, and you’ll go home without a baby. You can feel proud and sad at once.",
    minutes: 20,
    note: noteOn("birth", "medical"),
    fields: [
      {
        kind: "table",
        id: "help",
        label: "Help at home",
        columns: [
          { id: "who", title: "Who" },
          { id: "when", title: "When" },
        ],
        rows: ["Meals", "My children", "House and shopping", "Driving", "Someone to talk to"],
      },
      {
        kind: "choice",
        id: "milk",
        label: "Milk",
        options: ["I want to pump for the baby", "I want it to stop", { id: "i-will-see", text: "I’ll see" }],
      },
      { kind: "line", id: "milk-help", label: "Who I’ll ask about milk and pain" },
      {
        kind: "checklist",
        id: "check",
        label: "Check-ins with someone who knows me",
        items: ["After 2 weeks", "After 6 weeks", "After 12 weeks"],
      },
      { kind: "text", id: "contact", label: "Contact with the parents: how, and how often", rows: 2 },
      { kind: "text", id: "signs", label: "How people close to me can tell I’m not okay", rows: 3 },
      {
        kind: "checklist",
        id: "close",
        label: "Before I close this chapter",
        items: [
          "Last bills and payments are settled",
          "My medical visit after birth is planned",
          "I know how long counseling is there for me",
          { id: "i-have-said-what-i-wanted", text: "I’ve said what I wanted to say" },
        ],
      },
      { kind: "line", id: "call", label: "Who I call when I’m in a dark place" },
    ],
    limits:
      "Heavy bleeding, fever or chest pain: call 911 or your doctor. Thoughts of harming yourself: call or text 988.",
  },
];
