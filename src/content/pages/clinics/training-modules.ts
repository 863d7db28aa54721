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
      "How feeling with someone differs from taking their feeling home. The body often knows first: a tight jaw, held breath, a short temper at six. You learn to notice it and to let go between calls.",
    practise: "A 90-second reset between two result calls.",
    evidence: "This is a skill, and practice may make it easier. We make no claim about burnout rates.",
  },
  {
    id: "compassion-fatigue",
    title: "Compassion fatigue and burnout",
    learn:
      "The three sides of burnout that Christina Maslach described. People feel worn out, grow distant, and stop believing that their work does good. Workload comes first here, since it comes first in life.",
    practise: "A plan for yourself, a plan for the team, and what to ask of your managers.",
    evidence:
      "In a survey across Spain, 76.6% said they worked under pressure. That predicted burnout better than any other strain at work. So this module never blames the people who are tired.",
    sources: [spanishSurvey],
  },
  {
    id: "vicarious-trauma",
    title: "Vicarious trauma and grief",
    learn:
      "What it leaves behind to see loss again and again, or to live through an error in the lab. Why some patients stay with you for years, and what can be done with that.",
    practise: "A small ritual for the team, and a way to close a file.",
    evidence:
      "Some teams find a ritual helpful. Nobody has to take part. Hard passages carry a note and can be skipped.",
    note: noteOn("loss"),
  },
  {
    id: "difficult-conversations",
    title: "Difficult conversations",
    learn:
      "Prepare. Ask what they know. Say it plainly, then pause. Feelings come first and facts wait. Name the next contact before you end. The module covers phone calls, results in a portal, couples, and news that comes for the third time.",
    practise: "Role play in pairs, with feedback.",
    evidence:
      "Many staff feel unprepared for this, and about 4 in 10 patients react in ways nobody expected. The SPIKES steps have been adapted to fertility care. In one trial, nurses had an hour of training and a script. Of their patients 33% felt extremely sad, and of the others 15%. Compassion was rated the same. We teach principles for that reason, and hand out no script.",
    sources: [badNewsStudy, spikesProposal, scriptTrial],
  },
  {
    id: "moral-distress",
    title: "Moral and ethical distress",
    learn:
      "Where it comes from: stored embryos, age limits, money, treatment that can no longer help, a donor who wished to stay unknown. How to raise a worry early and be heard.",
    practise: "A four-box or values round, and when to call the ethics committee.",
    evidence:
      "Your local rules and your own policy come first. We teach a way to talk, and give no verdicts.",
  },
  {
    id: "inclusive-care",
    title: "Inclusive care and words",
    learn:
      "Families of every kind, on paper and in the room. Men as patients. Words around loss. How to work with an interpreter, so that the patient stays at the centre.",
    practise: "Rewrite three letters that your clinic sends.",
    evidence:
      "People differ in the words they choose for themselves. No list replaces asking, and then using their word.",
  },
];
