import type { ReactNode } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";

type CodeCardProps = {
  code: string;
  facts: readonly { term: string; text: string }[];
  copy: Readonly<Record<"codeLabel" | "copy" | "copied" | "copyFailed", string>>;
  /** The next step with this code, shown below it. */
  children?: ReactNode;
};

/** The code in large type, and its terms. */
export function CodeCard({ code, facts, copy, children }: CodeCardProps) {
  const hydrated = useHydrated();
  return (
    <div className="rounded-xl border border-line bg-surface p-card shadow-card">
      <p className="text-small text-ink-soft" id="code-label">
        {copy.codeLabel}
      </p>
      <p
        aria-describedby="code-label"
        className="mt-1 rounded-md border-[1.5px] border-dashed border-line-strong px-3 py-4 text-center text-[clamp(1.35rem,7.4vw,2.25rem)] leading-tight font-semibold tracking-wide wrap-anywhere text-ink select-all"
      >
        {code}
      </p>
      {children}
      {hydrated ? (
        <div className="mt-4 grid justify-items-start gap-2">
          <CopyButton copied={copy.copied} failed={copy.copyFailed} label={copy.copy} text={code} />
        </div>
      ) : null}
      <dl className="mt-6 grid items-baseline gap-x-5 border-t border-line pt-5 sm:grid-cols-[auto_1fr]">
        {facts.map(({ term, text }) => (
          <div className="contents" key={term}>
            <dt className="text-small text-ink-soft sm:py-1">{term}</dt>
            <dd className="pb-3 wrap-anywhere sm:py-1">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
