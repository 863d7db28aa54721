/** Prompts for anyone, whatever brought them here. */
import type { PromptGroup } from "../prompt.ts";

export const anyonePrompts: PromptGroup = {
  id: "anyone",
  title: "Anyone",
  sets: [
    {
      id: "any-day",
      title: "Any day",
      prompts: [
        "What was hard today that nobody noticed?",
        "What would I like someone to say to me?",
        "What still matters to me, whatever happens?",
        "Where in my body do I feel today?",
        "What do I know tonight that I didn’t know a year ago?",
        "Which question am I tired of? What would I like to be asked instead?",
        "What’s one thing I don’t have to decide today?",
        "Who or what gave me a little room to breathe this week?",
        "What would I write if nobody would ever read it?",
        "What am I angry about? I can be as unfair as I want here.",
        "What do I miss from the time before all this?",
        "If this feeling had a color or a kind of weather, what would it be?",
      ],
    },
  ],
};
