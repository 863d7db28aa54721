/** The journal's page, its prompts, and the words of the journal itself, as fields. */
import { journeys } from "../journeys/register.ts";
import { journaling } from "../pages/journaling.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group, list, text } from "./fields.server.ts";
import { eachOf, line, opening, paragraph, part, sentences, titled } from "./page-fields.server.ts";
import { contentNote, numbered, toolWords } from "./shipped-fields.server.ts";

const { prompts, journal } = journaling;

/** The page around the journal. */
export const journalingTexts = editableTexts({
  id: "journaling",
  page: journaling,
  title: "Journaling",
  about: "The page around the journal: how it’s kept private, and what is known about writing.",
  schema: () =>
    group(
      { label: "Journaling" },
      {
        ...opening(),
        toJournal: line("First button", 60),
        toPrompts: line("Second button", 60),
        chooser: part("A prompt to begin with", {
          lead: paragraph("First sentences"),
          group: line("First choice", 30),
          set: line("Second choice", 30),
          anySet: line("Without a second choice", 40),
          another: line("Button for another", 40),
          write: line("Button to write", 40),
          roundAgain: line("When all were shown"),
        }),
        journal: part("Journal", {
          lead: paragraph("First sentences"),
          how: line("Link to how it’s kept private", 60),
          stop: paragraph("When to stop"),
        }),
        prompts: part("All prompts", { lead: paragraph("First sentences") }),
        privacy: part("How it’s kept private", {
          lead: paragraph("First sentences"),
          items: eachOf("Points", journaling.privacy.items, titled),
          limits: part("What it can’t do", { items: sentences("Points") }),
        }),
        known: part("What is known about writing", {
          paragraphs: sentences("Paragraphs"),
          sourcesHeading: line("Heading of the sources", 40),
          links: eachOf("Links", journaling.known.links, { text: line("Text", 80) }),
        }),
      },
    ),
});

const journeyIds: readonly string[] = journeys.map(({ id }) => id);

function promptGroup({ id, title, sets }: (typeof prompts.groups)[number]) {
  // Journeys and their phases are named in their own documents.
  const named = !journeyIds.includes(id);
  return group(
    { label: title },
    {
      ...(named ? { title: line("Title", 60) } : {}),
      sets: numbered("Sets", sets, (set) =>
        group(
          { label: set.title },
          {
            ...(named ? { title: line("Title", 60) } : {}),
            ...(named && set.note ? { note: contentNote } : {}),
            prompts: list({
              label: "Prompts",
              least: 2,
              most: 24,
              item: text({ label: "Prompt", max: 160 }),
            }),
          },
        ),
      ),
    },
  );
}

/** Every prompt. */
export const promptTexts = editableTexts({
  id: "journal-prompts",
  page: journaling,
  title: "Journal prompts",
  about: "What to write about. Prompts about loss belong in “After a loss”.",
  schema: () =>
    group(
      { label: "Journal prompts" },
      { prompts: group({ label: "Prompts" }, { groups: numbered("For", prompts.groups, promptGroup) }) },
    ),
});

// The word that erases is compared with what is typed, so it and the sentences that name it stay in code.
const inCode = ["word", "label", "notTyped"];

const named = {
  getting: "While it loads",
  missing: "When it can’t be loaded",
  impossible: "In browsers that can’t encrypt",
  withoutScript: "In browsers without scripts",
  notLasting: "In browsers that save nothing",
  carried: "Before the chosen prompt",
  label: "Name of the field",
  errorMark: "Before an error, for screen readers",
  empty: "When nothing is typed",
  begin: "Beginning",
  lead: "First sentences",
  again: "Once more",
  tooShort: "When it’s too short",
  tooPlain: "When it’s easy to guess",
  tooLong: "When it’s too long",
  different: "When the two differ",
  aware: "Checkbox",
  notAware: "When the box isn’t ticked",
  submit: "Button",
  busy: "While it works",
  failed: "When it fails",
  wrong: "When the passphrase is wrong",
  lost: "A lost passphrase",
  because: "Why it’s locked",
  none: "Before the first entry",
  nothingOpen: "While no entry is open",
  more: "Button for older entries",
  damaged: "When something can’t be read",
  found: "Above what was found",
  nothing: "When nothing is found",
  sheet: "An entry",
  bar: "Buttons above an entry",
  held: "In a browser that saves nothing",
  full: "When the device is full",
  away: "When the browser refuses",
  notices: "What another tab did",
  now: "Current one",
  next: "New one",
  text: "Text",
  done: "When it’s done",
};

/** The buttons and messages of the journal itself. */
export const journalWords = editableTexts({
  id: "journal-words",
  page: journaling,
  title: "Journal: buttons and messages",
  about: "What the private journal says while someone opens it, writes, saves and keeps copies.",
  schema: () =>
    group(
      { label: "Journal: buttons and messages" },
      {
        journal: group(
          { label: "Journal" },
          {
            copy: group(
              { label: "Texts" },
              {
                gate: toolWords("Before it’s open", journal.copy.gate, { named }),
                journal: toolWords("Writing", journal.copy.journal, { named }),
                keeping: toolWords("Backup and settings", journal.copy.keeping, { without: inCode, named }),
              },
            ),
          },
        ),
      },
    ),
});
