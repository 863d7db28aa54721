/** Prompts by the phases of the infertility journey. */
import { infertility } from "../../journeys/infertility.ts";
import { promptsOf } from "./of-phases.ts";

export const infertilityPrompts = promptsOf(infertility, {
  discovery: [
    "When did I first think that something might be different for us, or for me?",
    "Who would I like to tell? What do I want them to do with it?",
    "What do I hope the first appointment will give me, besides answers?",
  ],
  diagnosis: [
    "What did I hear in that room? What did I only hear later?",
    "If it has a name now, what does the name change? What stays the same?",
    "What do I blame myself for? What would I say to a friend who did that?",
  ],
  decisions: [
    "What does enough mean to me: enough tries, enough money, enough time?",
    "What would I choose if nobody had an opinion?",
    "What am I afraid of losing with each way forward?",
  ],
  treatment: [
    "What does treatment take from my days? What have I kept for myself?",
    "What do I wish the people at the clinic knew about me?",
    "How are my body and I getting on this week?",
  ],
  "the-wait": [
    "What am I doing with my hands, my phone and my nights while I wait?",
    "What do I need on the day of the call, whatever it says?",
    "What is true today that no result can change?",
  ],
  "turning-points": [
    "What has changed? What am I not ready to change?",
    "What do I need from the people near me before I take the next step, or none?",
    "If I could rest from this for a month, what would the first day look like?",
  ],
  wellbeing: [
    "Who am I now, outside of all this?",
    "When does it still catch me off guard? What gets me through?",
    "Which part of my life has been waiting for me? Do I want to go back to it?",
  ],
});
