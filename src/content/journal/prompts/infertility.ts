/** Prompts by the phases of the infertility journey. */
import { infertility } from "../../journeys/infertility.ts";
import { promptsOf } from "./of-phases.ts";

export const infertilityPrompts = promptsOf(infertility, {
  discovery: [
    "When did I first think that something might be different for us, or for me?",
    "Whom would I like to tell? What do I want them to do with it?",
    "What do I hope the first appointment will give me, apart from answers?",
  ],
  diagnosis: [
    "What did I hear in that room? What did I only hear later?",
    "If there is a name for it now, what does the name change? What does it leave as it was?",
    "Which blame do I lay on myself? What would I say to a friend who did that?",
  ],
  decisions: [
    "What does enough mean to me: enough tries, enough money, enough time?",
    "Which choice would I make if nobody had an opinion?",
    "What am I afraid of losing with each way forward?",
  ],
  treatment: [
    "What does treatment take from my days? What have I kept?",
    "What do I wish the people at the clinic knew about me?",
    "How are my body and I getting on this week?",
  ],
  "the-wait": [
    "What am I doing with my hands, my phone and my nights while I wait?",
    "What do I need on the day of the call, whatever it says?",
    "What is true today that no result can change?",
  ],
  "turning-points": [
    "What has changed? What do I not want to change yet?",
    "What do I need from the people near me before I take the next step, or none?",
    "If I could rest from this for a month, what would the first day look like?",
  ],
  wellbeing: [
    "Who am I now, apart from this?",
    "When does it still catch me? What helps me through that hour?",
    "Which part of my life has waited for me? Would I like to visit it?",
  ],
});
