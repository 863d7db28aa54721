import { useRef } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import type { PartProps } from "./profile-copy.ts";

/** Changes one's own password. */
export function PasswordForm({ copy, marks, failed, onChange }: PartProps & { onChange(): void }) {
  const { password } = copy;
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={password.heading} id="password">
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["current", "password"]}
        id="password"
        ref={form}
        submit={{ text: password.submit, busy: copy.busy }}
        onSend={async (given) => {
          const response = await send("POST", "/api/admin/profile/password", {
            current: given.get("current"),
            password: given.get("password"),
          });
          if (response === undefined) return;
          form.current?.reset();
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <TextField
          autoComplete="current-password"
          error={problem?.fields.current}
          id="password-current"
          label={password.current}
          marks={marks}
          maxLength={256}
          name="current"
          required
          type="password"
        />
        <TextField
          autoComplete="new-password"
          error={problem?.fields.password}
          hint={password.nextHint}
          id="password-next"
          label={password.next}
          marks={marks}
          maxLength={256}
          name="password"
          required
          type="password"
        />
      </AdminForm>
    </Panel>
  );
}
