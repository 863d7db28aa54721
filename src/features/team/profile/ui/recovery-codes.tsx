import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

const copy = {
  heading: "Your recovery codes",
  text: "Each one works once, when you don't have your phone. We can't show them again. Print them, download them or put them in your password manager.",
  copy: "Copy",
  copied: "Codes copied.",
  notCopied: "Your browser didn't copy them. Please select them and copy them yourself.",
  print: "Print",
  download: "Download",
  done: "I've saved them",
} as const;

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = [copy.heading, ...codes, ""].join("\n");
  return (
    <div className="grid gap-4 rounded-lg bg-tint px-5 py-5" data-print-alone="">
      <h3 className="rounded-sm text-h4 focus-ring" ref={heading} tabIndex={-1}>
        {copy.heading}
      </h3>
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <ul className="grid gap-y-3 font-mono text-small wrap-anywhere sm:gap-y-1 sm:text-body">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton copied={copy.copied} failed={copy.notCopied} label={copy.copy} text={text} />
        <Button onClick={() => window.print()} size="small" variant="outline">
          {copy.print}
        </Button>
        <ButtonLink
          download="kinward-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          size="small"
          variant="outline"
        >
          {copy.download}
        </ButtonLink>
        <Button onClick={onDone} size="small" variant="primary">
          {copy.done}
        </Button>
      </div>
    </div>
  );
}
