/** Recurrent loss, and what may come after: the only part that speaks of a new pregnancy. */
import { noteOn } from "../content-notes.ts";
import type { LossPart } from "./loss-part.ts";

export const moreThanOneLoss: LossPart = {
  id: "more-than-one-loss",
  heading: "More than one loss",
  note: noteOn("medical"),
  blocks: [
    "Two losses are enough to ask for tests. The American and the European fertility societies both say so. The losses don’t have to come one right after the other, according to the European guideline. If you’re told to wait for a third, you can say:",
    {
      sayings: [
        {
          to: "To your doctor",
          words:
            "I’ve had two losses, and I’d like to be referred now. The ASRM and ESHRE guidelines start at two.",
        },
      ],
    },
    "The tests can find a cause that can be treated, such as a clotting problem or a slow thyroid. For about as many people, nothing is found. Our page on recurrent miscarriage has the tests, the treatments, what to doubt, and what if nothing is found.",
    "Ask who’ll look after you from now on, and whether the clinic has a counselor. You can also stop. That’s your decision, and nobody else gets to make it.",
  ],
  links: [
    { title: "Read: recurrent miscarriage", href: "/resources/knowledge-hub/recurrent-miscarriage" },
    { title: "Questions for a second opinion", href: "/resources/worksheets/second-opinion-questions" },
    { title: "Read: when you stop", href: "/resources/knowledge-hub/when-you-stop" },
  ],
};

export const pregnancyAfterLoss: LossPart = {
  id: "pregnancy-after-loss",
  heading: "Pregnancy after loss",
  note: noteOn("pregnancy"),
  blocks: [
    "This part is about trying again and about a new pregnancy. If that’s not where you are, skip it. It will be here if you ever want it.",
    { subheading: "When you could try again" },
    "Most people don’t have to wait long for medical reasons. After methotrexate, a molar pregnancy or an operation you may need longer, so ask your doctor first. Feeling ready is a different question, and the two of you may answer it differently. Most people who’ve had one miscarriage have a pregnancy that continues later on, but nobody can promise you that.",
    { subheading: "If you’re pregnant now" },
    {
      items: [
        "Call your doctor or clinic early, and say what happened last time.",
        "After an ectopic pregnancy, ask for an early scan to see where the pregnancy is.",
        "If you bleed and have had losses before, call and ask whether progesterone would make sense for you. The European guideline says it may help some people who’ve had three or more losses.",
        "Ask for extra scans or visits if they would calm you, and ask which ones are for reassurance only.",
        "Ask them to put what happened in your chart, so you don’t have to tell it each time.",
      ],
    },
    { subheading: "The fear" },
    "Being pregnant again can be frightening, and you may not dare to be happy. Some people count the days, and some don’t tell anyone. It’s common to feel guilty toward the one you lost. You can love this pregnancy and grieve the last one on the same day.",
    "The warning signs at the top of this page still apply. For everything else, call as often as you need to. If you’re afraid most of the day, tell your doctor, because anxiety can be treated in pregnancy.",
  ],
  links: [
    { title: "Groups for pregnancy after infertility or loss", href: "/support/groups" },
    {
      title: "Read: pregnant after infertility",
      href: "/resources/knowledge-hub/pregnant-after-infertility",
    },
  ],
};
