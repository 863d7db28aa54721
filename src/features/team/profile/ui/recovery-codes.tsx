import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import type { ProfileCopy } from "./profile-copy.ts";

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodes({
  copy,
  codes,
  onDone,
}: {
  copy: ProfileCopy;
  codes: readonly string[];
  onDone(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { factor } = copy;
  const text = [factor.codesHeading, ...codes, ""].join("\n");
  return (
    <div className="grid gap-4 rounded-lg bg-tint px-5 py-5" data-print-alone="">
      <h3 className="rounded-sm text-h4 focus-ring" ref={heading} tabIndex={-1}>
        {copy.factor.codesHeading}
      </h3>
      <p className="max-w-text text-ink-soft">{copy.factor.codesText}</p>
      <ul className="grid gap-y-3 font-mono text-small wrap-anywhere sm:gap-y-1 sm:text-body">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton
          copied={factor.codesCopied}
          failed={factor.codesNotCopied}
          label={factor.codesCopy}
          text={text}
        />
        <Button onClick={() => window.print()} size="small" variant="outline">
          {factor.codesPrint}
        </Button>
        <ButtonLink
          download="kinward-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          size="small"
          variant="outline"
        >
          {factor.codesDownload}
        </ButtonLink>
        <Button onClick={onDone} size="small" variant="primary">
          {factor.codesDone}
        </Button>
      </div>
    </div>
  );
}
