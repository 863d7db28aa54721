import { messageIn, useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import type { PartProps } from "./profile-words.ts";

/** One's own name, as the team sees it. */
export function NameForm({
  words,
  marks,
  failed,
  name,
  onChange,
}: PartProps & { name: string; onChange(): void }) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={words.name.heading} id="name">
      <form
        className="grid max-w-narrow gap-5"
        method="post"
        onSubmit={async (event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const answer = await send("PATCH", "/api/admin/profile", { name: given.get("name") });
          if (answer === undefined) return;
          toast({ title: messageIn(answer) });
          onChange();
        }}
      >
        <ProblemNote fields={["name"]} problem={problem} />
        <TextField
          autoComplete="name"
          defaultValue={name}
          error={problem?.fields.name}
          hint={words.name.hint}
          id="own-name"
          key={name}
          label={words.name.label}
          marks={marks}
          maxLength={200}
          name="name"
          required
        />
        <p>
          <Button busy={busy} size="small" type="submit" variant="primary">
            {busy ? words.busy : words.name.submit}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
