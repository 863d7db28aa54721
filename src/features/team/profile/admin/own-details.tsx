import { useRef } from "react";
import { fieldMarks } from "#content/forms.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { passwordMaxLength } from "../../rules.ts";
import type { action } from "./profile-screen.tsx";

const copy = {
  name: {
    heading: "Name",
    label: "Your name",
    hint: "Your team sees it: on messages assigned to you, in the audit log, and when you invite someone.",
    submit: "Save name",
    saved: "Name saved.",
  },
  password: {
    heading: "Password",
    current: "Current password",
    next: "New password",
    nextHint: "At least 15 characters. Spaces are fine. Your other sessions will end.",
    submit: "Change password",
    changed: "Password changed. Your other sessions have ended.",
  },
  busy: "One moment...",
} as const;

/** Changes one's own name. */
export function NameForm({ name }: { name: string }) {
  const { busy, problem, typed, send } = useOperations<typeof action>("changeOwnName");
  return (
    <Panel heading={copy.name.heading} id="name">
      <AdminForm
        busy={busy}
        problem={problem}
        id="name"
        fields={["name"]}
        operation="changeOwnName"
        submit={{ text: copy.name.submit, busy: copy.busy }}
        onSend={async (given) => {
          await send("changeOwnName", given, { done: () => toast({ title: copy.name.saved }) });
        }}
      >
        <TextField
          autoComplete="name"
          defaultValue={typed.name ?? name}
          error={problem?.fields.name}
          hint={copy.name.hint}
          id="own-name"
          key={name}
          label={copy.name.label}
          marks={fieldMarks}
          maxLength={textBounds.name}
          name="name"
          required
        />
      </AdminForm>
    </Panel>
  );
}

/** Changes one's own password. */
export function PasswordForm() {
  const { password } = copy;
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, send } = useOperations<typeof action>("changeOwnPassword");
  return (
    <Panel heading={password.heading} id="password">
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["current", "password"]}
        id="password"
        operation="changeOwnPassword"
        ref={form}
        submit={{ text: password.submit, busy: copy.busy }}
        onSend={async (given) => {
          await send("changeOwnPassword", given, {
            done() {
              form.current?.reset();
              toast({ title: password.changed });
            },
          });
        }}
      >
        <TextField
          autoComplete="current-password"
          error={problem?.fields.current}
          id="password-current"
          label={password.current}
          marks={fieldMarks}
          maxLength={passwordMaxLength}
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
          marks={fieldMarks}
          maxLength={passwordMaxLength}
          name="password"
          required
          type="password"
        />
      </AdminForm>
    </Panel>
  );
}
