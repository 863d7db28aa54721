/** Worksheets for the way to an adoption: routes, papers, agencies, waiting. */
import type { WrittenWorksheet } from "./worksheet.ts";

export const adoptionSheets: readonly WrittenWorksheet[] = [
  {
    id: "route-comparison",
    title: "Route comparison",
    path: "adoption",
    forWhom: "For people at the start who want to see the routes side by side.",
    introduction:
      "Every route begins with a child’s loss. For each one, ask which children are waiting and what they need from a family.",
    minutes: 45,
    fields: [
      {
        kind: "table",
        id: "routes",
        label: "Three routes",
        columns: [
          { id: "public", title: "Foster care or public" },
          { id: "private", title: "Domestic private" },
          { id: "abroad", title: "International" },
        ],
        rows: [
          "Who the children are",
          "Who decides",
          "What is asked of us",
          "Openness with the first family",
          "Costs, and help with them",
          "How long, as people tell us",
          "What could go another way",
        ],
      },
      { kind: "text", id: "grief", label: "What we may need to grieve before we begin", rows: 3 },
      { kind: "text", id: "offer", label: "What we can offer a child, and what we can’t", rows: 4 },
      { kind: "line", id: "people", label: "Adopted adults and first parents we can listen to" },
      { kind: "line", id: "next", label: "The next person we’ll ask" },
    ],
    limits:
      "Rules differ by state, province, tribe or nation, and country. An agency or a lawyer can tell you which apply.",
  },
  {
    id: "home-study-document-list",
    title: "Home study document list",
    path: "adoption",
    forWhom: "For getting your papers ready for a home study.",
    introduction:
      "Your caseworker’s list is the one that counts. This one helps you get started and keep track.",
    minutes: 15,
    fields: [
      { kind: "line", id: "worker", label: "Our caseworker, and how to reach them" },
      {
        kind: "checklist",
        id: "people",
        label: "About us",
        items: [
          "Birth certificates",
          "Marriage, divorce or name papers",
          "Proof of citizenship or status",
          "Health forms for everyone at home",
          "Criminal record and child welfare checks",
          "Fingerprints",
          "Names of people who can speak for us",
        ],
      },
      {
        kind: "checklist",
        id: "home",
        label: "Home and money",
        items: [
          "Proof of income and tax returns",
          "Monthly budget",
          "Insurance papers",
          "Lease or house papers",
          "Home safety list",
          "Pet vaccination papers",
        ],
      },
      {
        kind: "checklist",
        id: "story",
        label: "Our story",
        items: [
          "Life stories, one for each adult",
          "How we plan to raise and discipline",
          { id: "whom-we-name-as-guardian", text: "Who we name as guardian" },
          "Proof of training hours",
        ],
      },
      {
        kind: "table",
        id: "waiting",
        label: "Still waiting for",
        columns: [
          { id: "paper", title: "Paper" },
          { id: "asked", title: "Asked for on" },
          { id: "valid", title: "Expires on" },
        ],
        rows: 6,
      },
    ],
    limits:
      "Names and rules differ from place to place, so follow your caseworker’s list if it says something else.",
  },
  {
    id: "agency-questions",
    title: "Agency questions",
    path: "adoption",
    forWhom: "For talks with adoption agencies or licensed workers.",
    introduction:
      "Ask how they treat first families. The answer tells you how they’ll treat you and a child.",
    minutes: 30,
    fields: [
      { kind: "line", id: "agency", label: "Agency" },
      { kind: "line", id: "person", label: "Who I spoke with, and when" },
      {
        kind: "checklist",
        id: "license",
        label: "License and people",
        items: [
          "Who licenses you, and may I see it?",
          "Have there been complaints, and how did they end?",
          "Do you work with others who find expectant parents?",
          "Which families do you accept?",
        ],
      },
      {
        kind: "checklist",
        id: "first",
        label: "Care for expectant and first parents",
        items: [
          "Do they have a lawyer and counselor of their own?",
          "What help do they get if they decide to parent?",
          "What help do they get in the years after?",
          "How long may they change their minds here?",
        ],
      },
      {
        kind: "checklist",
        id: "money",
        label: "Fees and refunds",
        items: [
          { id: "may-i-have-all-fees-in", text: "Can I have all fees in writing?" },
          "What comes back if a match ends?",
          "Do fees differ by the child’s race? If so, why?",
        ],
      },
      {
        kind: "checklist",
        id: "open",
        label: "Openness and afterward",
        items: [
          "How do you prepare everyone for openness?",
          "What do you tell us about health and history?",
          "What help is there after placement?",
        ],
      },
      { kind: "text", id: "answers", label: "Answers", rows: 8 },
    ],
    limits: "We don’t rate agencies. Check each one’s license with the state or province.",
  },
  {
    id: "waiting-plan",
    title: "Waiting plan",
    path: "adoption",
    forWhom: "For the time between approval and a match or a placement.",
    introduction: "Nobody can say how long it will take. This plan is for the life you live in the meantime.",
    minutes: 20,
    fields: [
      { kind: "line", id: "contact", label: "Who will call us, and how often we can check in" },
      { kind: "text", id: "learn", label: "What we’ll learn while we wait", rows: 3 },
      { kind: "text", id: "live", label: "What we’ll do that has nothing to do with adoption", rows: 3 },
      { kind: "line", id: "say", label: "What we’ll say when people ask for news" },
      { kind: "text", id: "call", label: "If the call comes: the first three things", rows: 3 },
      {
        kind: "text",
        id: "ends",
        label: "If a match ends: who comes over, what we cancel, what we do",
        rows: 3,
      },
      {
        kind: "checklist",
        id: "keep",
        label: "Keep up to date",
        items: ["Home study", "Record checks", "Health forms", "Fingerprints", "Our profile"],
      },
      { kind: "date", id: "review", label: "We’ll ask ourselves if we want to keep going, on" },
    ],
    limits:
      "If a match ends, the parents have made a choice that was theirs to make. Your grief still counts.",
  },
];
