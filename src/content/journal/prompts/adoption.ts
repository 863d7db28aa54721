/** Prompts by the phases of adoption. */
import { adoption } from "../../journeys/adoption.ts";
import { promptsOf } from "./of-phases.ts";

export const adoptionPrompts = promptsOf(adoption, {
  exploring: [
    "What am I still grieving as I look toward adoption?",
    "What do I want to give? What do I hope to be given?",
    "What have I heard from adopted people that made me stop and think?",
  ],
  "choosing-a-route": [
    "Which route do I picture, and what does the picture leave out?",
    "Which questions about age, health or background are hard to answer honestly?",
  ],
  "home-study-and-training": [
    "What was it like to have our home and our past looked at?",
    "What did I learn about myself that no form asked for?",
  ],
  "waiting-and-matching": [
    "How do I live my life next to a phone that could ring?",
    "What do I feel for a first family I might never meet, or might meet soon?",
  ],
  "placement-and-legal-steps": [
    "What has this child lost? What do I do with that knowledge?",
    "What’s harder than I’m admitting?",
  ],
  lifelong: [
    "Which part of the story isn’t mine to tell?",
    "How do I feel about the people our child comes from, today?",
  ],
});
