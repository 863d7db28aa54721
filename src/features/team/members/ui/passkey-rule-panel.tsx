import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import type { membersCopy } from "../copy.ts";

/** Requires passkeys of everyone, or lets codes of apps sign in again. */
export function PasskeyRulePanel({
  copy: { passkeys: copy, factor, busy: busyWord },
  required,
  failed,
  onChange,
}: {
  copy: typeof membersCopy;
  required: boolean;
  failed: string;
  onChange(): void;
}) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel
      aside={
        <Tag kind={required ? "good" : "quiet"} state>
          {required ? factor.needed : factor.off}
        </Tag>
      }
      heading={copy.heading}
      id="require-passkeys"
    >
      <p className="max-w-text text-ink-soft">{required ? copy.on : copy.off}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={async () => {
            const answer = await send("PATCH", "/api/admin/people", {
              passkeys: required ? "optional" : "required",
            });
            if (answer === undefined) return;
            toast({ title: messageIn(answer) });
            onChange();
          }}
          size="small"
          variant="outline"
        >
          {busy ? busyWord : required ? copy.free : copy.require}
        </Button>
      </p>
    </Panel>
  );
}
