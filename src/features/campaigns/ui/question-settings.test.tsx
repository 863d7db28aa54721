import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { settingCopy as words } from "../copy/builder.ts";
import { newCampaign } from "../rules/new-campaign.ts";
import type { Question } from "../schema/campaign.ts";
import { type Builder, BuilderContext } from "./builder-context.ts";
import { QuestionSettings } from "./question-settings.tsx";

const common = { id: "q1", label: "When?", help: "", required: false, showIf: null };
const builder: Builder = {
  content: newCampaign("UTC"),
  edit: () => undefined,
  say: () => undefined,
  invalid: {},
  setInvalid: () => undefined,
  faults: [],
  warnings: [],
  untranslated: [],
};

it.each<[Question, readonly string[]]>([
  [{ ...common, kind: "date", min: "", max: "" }, [words.earliest, words.latest]],
  [{ ...common, kind: "number", min: null, max: null, whole: true }, [words.least, words.most, words.whole]],
  [{ ...common, kind: "longText", max: 500 }, [words.maxCharacters]],
])("a question of this kind can be given its bounds: %o", (question, expected) => {
  const html = renderToStaticMarkup(
    <BuilderContext value={builder}>
      <QuestionSettings question={question} />
    </BuilderContext>,
  );
  for (const label of expected) expect(html).toContain(`${label}</label>`);
});
