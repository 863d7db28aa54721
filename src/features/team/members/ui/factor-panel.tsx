import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { type MemberPart, usePersonChange } from "./member-part.ts";

/** Requires a second factor of this team member, or resets a lost one. */
export function FactorPanel(part: MemberPart & { ofAll: boolean }) {
  const { copy, person, ofAll } = part;
  const { secondStep } = copy;
  const { busy, problem, act, change } = usePersonChange(part);
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      aside={
        <Tag kind={person.secondFactor ? "good" : "quiet"} state>
          {person.secondFactor ? copy.factor.on : copy.factor.off}
        </Tag>
      }
      heading={secondStep.heading}
      id="second-step"
    >
      <p className="max-w-text text-ink-soft">
        {person.mustUseFactor ? secondStep.needed : secondStep.free} {ofAll ? secondStep.ofAll : null}
      </p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={() => void change({ mustUseFactor: !person.mustUseFactor })}
          size="small"
          variant="outline"
        >
          {person.mustUseFactor ? secondStep.release : secondStep.require}
        </Button>
      </p>
      {person.secondFactor ? (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p className="max-w-text text-ink-soft">{secondStep.resetText}</p>
          {asking ? (
            <div className="flex flex-wrap gap-3">
              <Button
                busy={busy}
                onClick={async () => {
                  if (await act("POST", "/second-factor-reset", {})) setAsking(false);
                }}
                size="small"
                variant="danger"
              >
                {secondStep.resetSure}
              </Button>
              <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
                {copy.close.keep}
              </Button>
            </div>
          ) : (
            <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
              {secondStep.reset}
            </Button>
          )}
        </div>
      ) : null}
    </Panel>
  );
}
