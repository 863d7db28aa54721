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
        "What do I feel but hide, so I don’t make it harder for them?",
        "What have I said that I wish I’d said differently?",
        "What do I need to ask, and when’s a good time?",
        "What was I hoping for too, as a partner, a grandparent or a friend?",
        "When did I help just by being there?",
        "Who’s there for me while I’m there for them?",
        "What am I tired of, and am I allowed to be?",
        "How is this different for each of us?",
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
        "How did I find out? What do I remember about that day?",
        "Which word do I use for the donor, and who has a problem with it?",
        "What would I like my parents to understand, without having to take care of their feelings?",
        "What do I wonder about that no test can tell me?",
        "Where do I feel at home in my own story?",
        "What do I want from half-siblings, if anything?",
        "Which question can I leave open?",
        "What would I tell someone who found out today?",
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
        "Which voice in my head says keep going, and whose voice is it?",
        "What have I done that I want someone to see?",
        "What would a gentle last day of treatment look like?",
      ],
    },
    {
      id: "living-without-children",
      title: "Living without children",
      prompts: [
        "What do I say when someone asks whether I have children? What would I like to say?",
        "Where does my care go now?",
        "Which days of the year are hard, and how could I spend them?",
        "What in my life wouldn’t I want to miss?",
        "Who knows this part of me, and who could I let in?",
      ],
    },
  ],
};
