import { useCallback, useMemo, useState } from "react";
import type { Remark } from "../rules/publish-checks.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { type InvalidText, useBuilder } from "./builder-context.ts";

type InvalidTexts = Readonly<Record<string, InvalidText>>;

/** Invalid input survives closing a card, and is removed with its question. */
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

type CheckedText = {
  id: string;
  label: string;
  value: string;
  /** The message for an invalid text. */
  check(text: string): string | undefined;
  onChange(text: string): void;
  /** Shows the error only after the field loses the focus, for input that is invalid until it's complete. */
  late?: boolean;
};

/**
 * A text field whose value reaches the draft only if it's valid. Until then it stays in the field with an error
 * message; everything else is saved.
 */
export function useCheckedText({ id, label, value, check, onChange, late = false }: CheckedText) {
  const { invalid, setInvalid } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const invalidText = invalid[id];
  const isWriting = typed !== undefined;
  return {
    text: invalidText?.text ?? typed ?? value,
    error: late && isWriting ? undefined : invalidText?.reason,
    change(text: string) {
      setTyped(text);
      const reason = check(text);
      setInvalid(id, reason === undefined ? undefined : { text, reason, label });
      if (reason === undefined) onChange(text);
    },
    leave: () => setTyped(undefined),
  };
}
