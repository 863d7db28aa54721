import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = ["Your recovery codes", ...codes, ""].join("\n");
  return (
    <div className="grid gap-4 rounded-lg bg-tint px-5 py-5" data-print-alone="">
      <h3 className="rounded-sm text-h4 focus-ring" ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p className="max-w-text text-ink-soft">
        Each one works once, when you don't have your phone. We can't show them again. Print them, download
        them or put them in your password manager.
      </p>
      <ul className="grid gap-y-3 font-mono text-small wrap-anywhere sm:gap-y-1 sm:text-body">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton
          copied="Codes copied."
          failed="Your browser didn't copy them. Please select them and copy them yourself."
          label="Copy"
          text={text}
        />
        <Button onClick={() => window.print()} size="small" variant="outline">
          Print
        </Button>
        <ButtonLink
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          size="small"
          variant="outline"
        >
          Download
        </ButtonLink>
        <Button onClick={onDone} size="small" variant="primary">
          I've saved them
        </Button>
      </div>
    </div>
  );
}
