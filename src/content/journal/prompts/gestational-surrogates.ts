/** Prompts for gestational surrogates, by phase. */
import { gestationalSurrogates } from "../../journeys/gestational-surrogates.ts";
import { promptsOf } from "./of-phases.ts";

export const gestationalSurrogatesPrompts = promptsOf(gestationalSurrogates, {
  considering: [
    "Why do I want to do this? What’s the reason underneath that one?",
    "What would I need to feel free to say no at any point?",
    "What do the people I live with really think?",
  ],
  "applying-and-screening": [
    "What’s it like to be asked so much about my life?",
    "What did I want to ask them, and did I?",
  ],
  "match-and-agreement": [
    "What do I like about these people? What makes me pause?",
    "What won’t I compromise on?",
  ],
  "medication-and-transfer": [
    "How is my body taking this? Who asks me about it?",
    "What would I need if it doesn’t take?",
  ],
  pregnancy: [
    "What do strangers say, and what would I like to answer?",
    "What do I want more of from the parents, and less of?",
  ],
  "birth-recovery-afterwards": [
    "What am I feeling that nobody warned me about?",
    "If pride and sadness are here today, where do I feel them?",
    "Who’s taking care of me now?",
  ],
});
