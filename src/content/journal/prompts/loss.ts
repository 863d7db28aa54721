/** Prompts after a loss. They come only to those who choose them. */
import { noteOn } from "../../content-notes.ts";
import type { PromptGroup } from "../prompt.ts";

export const lossPrompts: PromptGroup = {
  id: "loss",
  title: "After a loss",
  sets: [
    {
      id: "after-a-loss",
      title: "After a loss",
      note: noteOn("loss", "stillbirth"),
      prompts: [
        "What happened, in my own words? I can write as much or as little as I want.",
        "Was there a name, a hope or a plan that I would like to put down here?",
        "What did someone say that hurt? What did someone do that helped?",
        "What would I like to keep, and where?",
        "What does my grief need today?",
        "What do I wish someone had told me, or spared me?",
        "How is my partner grieving, and how am I? If I’m grieving alone, who knows?",
        "Is there a date coming up? How would I like to spend it?",
        "If I could write a few lines to the one I lost, what would they be?",
      ],
    },
  ],
};
