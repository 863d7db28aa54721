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
        "What happened, in my own words, as much of it as I want to write?",
        "Was there a name, a hope or a plan that I would like to put down here?",
        "What did someone say that hurt? What did someone do that helped?",
        "What would I like to keep, and where?",
        "What does my grief need from this day?",
        "What do I wish I had been told, or been spared?",
        "How does my partner grieve, and how do I? If I grieve alone, who knows?",
        "Is there a date that is coming? What would I like it to hold?",
        "If I could write a few lines to the one I lost, what would they be?",
      ],
    },
  ],
};
