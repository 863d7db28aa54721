/** Prompts for those beside someone, for donor-conceived people, and for those who stop. */
import type { PromptGroup } from "../prompt.ts";

export const lovedOnesPrompts: PromptGroup = {
  id: "loved-ones",
  title: "Partners, family and friends",
  sets: [
    {
      id: "beside-someone",
      title: "Beside someone",
      prompts: [
        "What do I feel that I do not show, so as not to make it harder for them?",
        "What have I said that I would like to say differently?",
        "What do I need to ask, and when would be a good time?",
        "What did I hope for myself in this: as a partner, a grandparent, a friend?",
        "When was I a help without doing anything?",
        "Who is beside me while I stand beside them?",
        "What am I tired of, and may I be?",
        "How do we differ in the way we carry this?",
      ],
    },
  ],
};

export const donorConceivedPrompts: PromptGroup = {
  id: "donor-conceived",
  title: "Donor-conceived people",
  sets: [
    {
      id: "my-own-story",
      title: "My own story",
      prompts: [
        "How did I come to know? What do I remember of that day?",
        "Which word do I use for the donor, and who has a problem with it?",
        "What would I like my parents to understand, without having to look after them?",
        "What do I wonder about that no test can tell me?",
        "Where do I feel at home in my own story?",
        "What do I want from half-siblings, if anything?",
        "Which question am I allowed to leave open?",
        "What would I tell someone who learns it today?",
      ],
    },
  ],
};

export const stoppingPrompts: PromptGroup = {
  id: "stopping",
  title: "Stopping, and life without children",
  sets: [
    {
      id: "thinking-of-stopping",
      title: "Thinking of stopping",
      prompts: [
        "What would stopping give back to me? What would it take?",
        "Which voice in my head says go on, and whose voice is it?",
        "What have I done that I want to be seen for?",
        "What would a gentle last day of this look like?",
      ],
    },
    {
      id: "living-without-children",
      title: "Living without children",
      prompts: [
        "What do I say when someone asks whether I have children? What would I like to say?",
        "Where does my care go now?",
        "Which days of the year are hard, and what could I do with them?",
        "What in my life would I not want to miss?",
        "Who knows this part of me, and who would I let in?",
      ],
    },
  ],
};
