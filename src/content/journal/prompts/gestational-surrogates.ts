/** Prompts for gestational surrogates, by phase. */
import { gestationalSurrogates } from "../../journeys/gestational-surrogates.ts";
import { promptsOf } from "./of-phases.ts";

export const gestationalSurrogatesPrompts = promptsOf(gestationalSurrogates, {
  considering: [
    "Why do I want to do this? What is the reason under the reason?",
    "What would I need to feel free to say no at any point?",
    "What do the people I live with really think?",
  ],
  "applying-and-screening": [
    "How is it to be asked so much about my life?",
    "What did I want to ask back, and did I?",
  ],
  "match-and-agreement": [
    "What do I like about these people? What makes me pause?",
    "Which line is not up for talks, for me?",
  ],
  "medication-and-transfer": [
    "How is my body taking this? Who asks me about it?",
    "What would I need if it does not take?",
  ],
  pregnancy: [
    "What do strangers say, and what would I like to answer?",
    "What do I want more of from the parents, and what less?",
  ],
  "birth-recovery-afterwards": [
    "What do I feel that nobody told me about?",
    "Where do pride and sadness sit today, if they are here?",
    "Who looks after me now?",
  ],
});
