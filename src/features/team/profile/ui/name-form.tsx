import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import type { PartProps } from "./profile-copy.ts";

/** Changes one's own name. */
export function NameForm({
  copy,
  marks,
  failed,
  name,
  onChange,
}: PartProps & { name: string; onChange(): void }) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.name.heading} id="name">
      <AdminForm
        busy={busy}
        problem={problem}
        id="name"
        fields={["name"]}
        submit={{ text: copy.name.submit, busy: copy.busy }}
        onSend={async (given) => {
          const response = await send("PATCH", "/api/admin/profile", { name: given.get("name") });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <TextField
          autoComplete="name"
          defaultValue={name}
          error={problem?.fields.name}
          hint={copy.name.hint}
          id="own-name"
          key={name}
          label={copy.name.label}
          marks={marks}
          maxLength={200}
          name="name"
          required
        />
      </AdminForm>
    </Panel>
  );
}
