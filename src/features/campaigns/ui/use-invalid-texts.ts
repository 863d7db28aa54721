import { useCallback, useMemo, useState } from "react";
import type { Remark } from "../rules/publish-checks.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import type { InvalidText } from "./builder-context.ts";

type InvalidTexts = Readonly<Record<string, InvalidText>>;

/** Invalid input. It survives closing a card, and is removed with its question. */
export function useInvalidTexts(content: CampaignContent) {
  const [all, setAll] = useState<InvalidTexts>({});
  const setInvalid = useCallback((id: string, next: InvalidText | undefined) => {
    setAll((before) => {
      if (next === undefined && !(id in before)) return before;
      const { [id]: _former, ...others } = before;
      return next === undefined ? others : { ...others, [id]: next };
    });
  }, []);
  const fields = useMemo(() => fieldsOf(content), [content]);
  const invalid = useMemo(
    () => Object.fromEntries(Object.entries(all).filter(([id]) => id.startsWith("set-") || fields.has(id))),
    [all, fields],
  );
  const invalidRemarks = useMemo(
    () =>
      Object.entries(invalid).map(([at, { label, reason }]): Remark => ({ text: `${label}: ${reason}`, at })),
    [invalid],
  );
  return { invalid, setInvalid, invalidRemarks };
}

/** The validated fields of the questions, by element id. */
function fieldsOf({ sections }: CampaignContent): ReadonlySet<string> {
  const questions = sections.flatMap((section) => section.questions);
  return new Set(
    questions.flatMap((question) => {
      const ends = ["min", "max"].filter((end) => end in question).map((end) => `${question.id}-${end}`);
      const options = "options" in question ? question.options.filter(({ cap }) => cap !== null) : [];
      return [...ends, ...options.map((option) => `${question.id}-${option.id}-cap`)];
    }),
  );
}
