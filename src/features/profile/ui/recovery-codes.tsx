import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import type { ProfileWords } from "./profile-words.ts";

/** The recovery codes, shown this once. */
export function RecoveryCodes({
  words,
  codes,
  onDone,
}: {
  words: ProfileWords;
  codes: readonly string[];
  onDone(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4 rounded-lg bg-tint px-5 py-5">
      <h3 className="rounded-sm text-h4 focus-ring" ref={heading} tabIndex={-1}>
        {words.factor.codesHeading}
      </h3>
      <p className="max-w-text text-ink-soft">{words.factor.codesText}</p>
      <ul className="grid gap-x-8 gap-y-1 font-mono text-body sm:grid-cols-2 lg:max-w-narrow">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <Button onClick={onDone} size="small" variant="outline">
          {words.factor.codesDone}
        </Button>
      </p>
    </div>
  );
}
