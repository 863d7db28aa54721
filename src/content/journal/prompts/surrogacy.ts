/** Prompts for intended parents, by the phases of surrogacy. */
import { surrogacy } from "../../journeys/surrogacy.ts";
import { promptsOf } from "./of-phases.ts";

export const surrogacyPrompts = promptsOf(surrogacy, {
  "exploring-and-readiness": [
    "What brought me to this door?",
    "How does it feel that someone else would carry?",
    "What do I say to people who have an opinion? What do I say to myself?",
  ],
  "team-and-budget": [
    "Whom do I trust so far, and how do I know?",
    "What does money bring up between us, or in me?",
  ],
  matching: [
    "What would I like her to know about me before she says yes or no?",
    "Which of my wishes are needs, and which could bend?",
  ],
  "screening-and-agreement": [
    "Which page of the agreement was hard to read? What did it stir?",
    "What does it mean to me that she keeps every choice about her body?",
  ],
  "embryos-and-transfer": [
    "Where will I be on the day, and what would help me be there?",
    "How do I wait when I am not the one who carries?",
  ],
  "pregnancy-together": [
    "How close do I feel to what is happening far away from me?",
    "What do I want to ask her, and what is not mine to ask?",
  ],
  "birth-parentage-and-after": [
    "What did I picture, and what was it like?",
    "What do I want to say to her that I have not said?",
  ],
});
