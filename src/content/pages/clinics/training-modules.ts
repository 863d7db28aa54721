/** The six modules of the staff training: what each teaches, what is practised, and how sure anyone can be. */
import type { Source } from "../../claims/claim.ts";
import { badNewsStudy, scriptTrial, spanishSurvey, spikesProposal } from "../../claims/clinics.ts";
import { type ContentNote, noteOn } from "../../content-notes.ts";

export type TrainingModule = {
  id: string;
  title: string;
  learn: string;
  practise: string;
  evidence: string;
  /** What its figures and findings rest on. */
  sources?: readonly Source[];
  /** Before a module whose text itself is hard to read. */
  note?: ContentNote;
};

export const trainingModules: readonly TrainingModule[] = [
  {
    id: "emotional-sponge",
    title: "Being the emotional sponge",
    learn:
      "The difference between feeling with a patient and taking that feeling home. Your body often notices first, with a tight jaw, held breath or a short temper by evening. You learn to spot it and reset between calls.",
    practise: "A 90-second reset between two result calls.",
    evidence: "This is a skill, and it can get easier with practice. We make no claim about burnout rates.",
  },
  {
    id: "compassion-fatigue",
    title: "Compassion fatigue and burnout",
    learn:
      "The three sides of burnout that Christina Maslach described: feeling exhausted, becoming distant, and no longer believing that your work helps. We start with workload, because it matters most.",
    practise: "A plan for yourself and your team, and what to ask your managers for.",
    evidence:
      "In a survey across Spain, 76.6% said they worked under pressure, and that predicted burnout better than any other stressor at work. So this module never blames the people who are tired.",
    sources: [spanishSurvey],
  },
  {
    id: "vicarious-trauma",
    title: "Vicarious trauma and grief",
    learn:
      "What it does to people to see loss over and over, or to live through a lab error. Why you remember some patients for years, and what can help.",
    practise: "A short team ritual, and a way to close a file.",
    evidence:
      "Some teams find a ritual helpful, and nobody has to take part. Hard passages are marked so that you can skip them.",
    note: noteOn("loss"),
  },
  {
    id: "difficult-conversations",
    title: "Difficult conversations",
    learn:
      "How to prepare, ask what the patient already knows, say the news plainly and pause. You respond to feelings before facts, and agree on the next contact before you hang up. The module covers phone calls, portal results, couples, and giving the same bad news for the third time.",
    practise: "Role play in pairs, with feedback.",
    evidence:
      "Many staff feel unprepared for this, and about 4 in 10 patients react in ways nobody expected. The SPIKES steps have been adapted for fertility care. In one trial, nurses had an hour of training and a script: 33% of their patients felt extremely sad, compared with 15% of the others, and both groups rated compassion the same. That’s why we teach principles rather than a script.",
    sources: [badNewsStudy, spikesProposal, scriptTrial],
  },
  {
    id: "moral-distress",
    title: "Moral and ethical distress",
    learn:
      "Where it comes from, such as stored embryos, age limits, money, treatment that can no longer help, or a donor who wanted to stay unknown. How to raise a concern early and be heard.",
    practise: "A four-box or values discussion, and when to call the ethics committee.",
    evidence:
      "Your local rules and your own policy come first. We teach a way to discuss a case and don’t tell you the answer.",
  },
  {
    id: "inclusive-care",
    title: "Inclusive care and words",
    learn:
      "How to welcome every kind of family, on forms and in person, and how to treat men as patients too. It also covers words for loss, and working with an interpreter so that you’re still talking with the patient.",
    practise: "Rewrite three letters your clinic sends to patients.",
    evidence:
      "People choose different words for themselves. A list can’t replace asking someone and then using their word.",
  },
];
