/** Prompts for intended parents, by the phases of surrogacy. */
import { surrogacy } from "../../journeys/surrogacy.ts";
import { promptsOf } from "./of-phases.ts";

export const surrogacyPrompts = promptsOf(surrogacy, {
  "exploring-and-readiness": [
    "What brought me here?",
    "How does it feel that someone else would carry the pregnancy?",
    "What do I say to people who have an opinion? What do I say to myself?",
  ],
  "team-and-budget": ["Who do I trust so far, and why?", "What does money bring up between us, or in me?"],
  matching: [
    "What would I like her to know about me before she says yes or no?",
    "What do I truly need, and where could I bend?",
  ],
  "screening-and-agreement": [
    "Which page of the agreement was hard to read? What did it bring up?",
    "What does it mean to me that she keeps every choice about her body?",
  ],
  "embryos-and-transfer": [
    "Where will I be on the day, and what would help me be there?",
    "How do I wait when I’m not the one who’s pregnant?",
  ],
  "pregnancy-together": [
    "How close do I feel to what is happening far away from me?",
    "What do I want to ask her, and what isn’t mine to ask?",
  ],
  "birth-parentage-and-after": [
    "What did I picture, and what was it like?",
    "What do I want to say to her that I haven’t said?",
  ],
});
