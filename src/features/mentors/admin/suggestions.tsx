import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Fit } from "../rules/fit.ts";

const copy = {
  heading: "Suggestions",
  lead: "The best fit is first. You decide: read what wouldn't help before you ask somebody.",
  none: "There are no mentors yet.",
  ask: "Ask this mentor",
  reasons: "Reasons",
  met: "Fits:",
  unmet: "Doesn't fit:",
} as const;

type Suggestion = {
  id: string;
  name: string;
  about: string;
  fit: Fit;
  outcome: string | undefined;
  isCurrent: boolean;
};

type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  busy: boolean;
  /** Whether nobody is being asked. */
  mayAsk: boolean;
  onAsk(mentorId: string): Promise<void>;
};

/** All mentors with what speaks for and against each. */
export function Suggestions({ suggestions, busy, mayAsk, onAsk }: SuggestionsProps) {
  return (
    <Panel heading={copy.heading} id="suggestions">
      <p className="text-small text-ink-soft">{suggestions.length === 0 ? copy.none : copy.lead}</p>
      <ol className="grid gap-5">
        {suggestions.map(({ id, name, about, fit, outcome, isCurrent }) => (
          <li className="grid gap-3 border-t border-line pt-5" key={id}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-h4">{name}</h3>
              {isCurrent ? null : fit.blocked === undefined ? (
                <Button
                  disabled={busy || !mayAsk}
                  onClick={() => void onAsk(id)}
                  size="small"
                  variant="outline"
                >
                  {copy.ask}
                  <span className="sr-only">: {name}</span>
                </Button>
              ) : (
                <Tag kind="quiet">{outcome ?? fit.blocked}</Tag>
              )}
            </div>
            <p className="max-w-text text-small text-ink-soft wrap-anywhere">{about}</p>
            <ul aria-label={copy.reasons} className="grid gap-1 text-small sm:grid-cols-2">
              {fit.reasons.map(({ ok, text }) => (
                <li className={`flex gap-2 ${ok ? "" : "text-warning"}`} key={text}>
                  <Icon className="mt-1 size-4 shrink-0" name={ok ? "check" : "warning"} />
                  <span>
                    <span className="sr-only">{ok ? copy.met : copy.unmet} </span>
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
