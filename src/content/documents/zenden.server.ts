/** ZenDen and its exercises, as fields. How long a step takes and how it moves stays in code. */
import { zenden } from "../pages/zenden.ts";
import type { Exercise } from "../zenden/exercise.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group, shownAs } from "./fields.server.ts";
import { eachOf, line, opening, paragraph, part, sentences, titled } from "./page-fields.server.ts";
import { numbered, toolWords } from "./shipped-fields.server.ts";

/** The page around the exercises, and the words of the room. */
export const zendenTexts = editableTexts({
  id: "zenden",
  page: zenden,
  title: "ZenDen",
  about: "The page around the exercises, and the buttons and messages of the room.",
  schema: () =>
    group(
      { label: "ZenDen" },
      {
        ...opening(),
        // Its crisis line is the same on every page and stays in code.
        room: toolWords("The room", zenden.room, {
          without: ["crisis", "kinds"],
          named: {
            label: "Name of the room, for screen readers",
            choose: "Above the exercises",
            ready: "Before anything runs",
            of: "Between a count and the whole",
            endsAfter: "Before the length",
            withoutScript: "In browsers without scripts",
            choices: "Length and pace",
            info: "About an exercise",
            open: "Button",
            mediaTitle: "On a phone’s lock screen",
          },
        }),
        inWords: part("Above the exercises in words", {
          lead: paragraph("First sentences"),
          copy: toolWords("On each exercise", zenden.inWords.copy),
        }),
        sounds: part("Night sounds", {
          text: paragraph("Text"),
          label: line("Tag", 40),
          evidence: paragraph("What is known"),
          stop: paragraph("When to stop"),
        }),
        promises: part("How the room works", { items: eachOf("Points", zenden.promises.items, titled) }),
        more: part("When an exercise isn’t enough", {
          text: paragraph("Text"),
          links: eachOf("Links", zenden.more.links, { text: line("Text", 80) }),
        }),
      },
    ),
});

const stepField = ({ word, guide }: Exercise["steps"][number]) =>
  group(
    { label: word },
    {
      word: line("Large, one to three words", 30),
      how: line("Below it", 40),
      ...(guide === undefined ? {} : { guide: paragraph("Whole instruction", 300) }),
    },
  );

const labels = (items: readonly { label: string }[]) =>
  numbered("Choices", items, ({ label }) => group({ label }, { label: line("Text", 40) }));

function exerciseFields({ title, steps, lengths, variants }: Exercise) {
  return shownAs(
    "folded",
    group(
      { label: title },
      {
        title: line("Title", 60),
        short: line("On its button", 20),
        lead: paragraph("What it is", 200),
        steps: numbered("Steps", steps, stepField),
        lengths: labels(lengths),
        ...(variants
          ? {
              variants: group(
                { label: "Ways to do it" },
                { legend: line("Question", 60), options: labels(variants.options) },
              ),
            }
          : {}),
        ending: group({ label: "At the end" }, { word: line("Large", 30), text: paragraph("Text", 160) }),
        stop: paragraph("When to stop", 200),
        inWords: sentences("The exercise in words"),
        evidence: group({ label: "What is known" }, { text: paragraph("Text") }),
        care: sentences("Who should take care", 8),
      },
    ),
  );
}

/** The six exercises. */
export const exerciseTexts = editableTexts({
  id: "zenden-exercises",
  page: zenden,
  title: "ZenDen: the exercises",
  about: "What each exercise says, step by step, what is known about it, and who should take care.",
  schema: () =>
    group(
      { label: "ZenDen: the exercises" },
      { exercises: numbered("Exercises", zenden.exercises, exerciseFields) },
    ),
});
