/** Prompts by the phases of donor conception. */
import { donorConception } from "../../journeys/donor-conception.ts";
import { promptsOf } from "./of-phases.ts";

export const donorConceptionPrompts = promptsOf(donorConception, {
  considering: [
    "What would I be letting go of? Have I been allowed to be sad about it?",
    "Where do my partner and I see this differently? If I’m doing this alone, who’s in my corner?",
    "What does being related mean in my own family?",
  ],
  learning: [
    "What have I read that stayed with me? Why that?",
    "What would I want to know if I were the person conceived this way?",
    "Which word for all this feels right to me, and which one doesn’t?",
  ],
  choosing: [
    "What am I really looking for when I look at profiles?",
    "What feels strange about choosing? I don’t have to solve it here.",
    "What would I like to be able to say about this choice in twenty years?",
  ],
  trying: [
    "What am I hoping for this week, and what am I afraid of hoping?",
    "How do I feel about the donor today? It may be different tomorrow.",
    "What will I need if this doesn’t work?",
  ],
  "becoming-a-family": [
    "What do people say about who my child looks like, and what do I answer in my head?",
    "When do I feel like a parent, and when do I doubt it?",
    "Who knows how our family came to be? Who do I wish knew?",
  ],
  telling: [
    "Which words about the donor come easily, and which ones get stuck?",
    "What do I want our child to hear from me first?",
    "What am I afraid they’ll ask one day? How might I start to answer?",
  ],
});
