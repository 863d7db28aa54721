import { useRef } from "react";
import { requiredMarks } from "#content/forms.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { passwordMaxLength } from "../../rules.ts";
import type { action } from "./profile-action.server.ts";

export function NameForm({ name }: { name: string }) {
  const { busy, problem, typed, send } = useOperations<typeof action>("changeOwnName");
  return (
    <Panel heading="Name" id="name">
      <AdminForm
        busy={busy}
        problem={problem}
        id="name"
        fields={["name"]}
        operation="changeOwnName"
        submit={{ text: "Save name", busy: "One moment..." }}
        onSend={async (given) => {
          await send("changeOwnName", given, { done: () => toast({ title: "Name saved." }) });
        }}
      >
        <TextField
          autoComplete="name"
          defaultValue={typed.name ?? name}
          error={problem?.fields.name}
          hint="Your team sees it: on messages assigned to you, in the audit log, and when you invite someone."
          id="own-name"
          key={name}
          label="Your name"
          marks={requiredMarks}
          maxLength={textBounds.name}
          name="name"
          required
        />
      </AdminForm>
    </Panel>
  );
}

export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, send } = useOperations<typeof action>("changeOwnPassword");
  return (
    <Panel heading="Password" id="password">
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["current", "password"]}
        id="password"
        operation="changeOwnPassword"
        ref={form}
        submit={{ text: "Change password", busy: "One moment..." }}
        onSend={async (given) => {
          await send("changeOwnPassword", given, {
            done() {
              form.current?.reset();
              toast({ title: "Password changed. Your other sessions have ended." });
            },
          });
        }}
      >
        <TextField
          autoComplete="current-password"
          error={problem?.fields.current}
          id="password-current"
          label="Current password"
          marks={requiredMarks}
          maxLength={passwordMaxLength}
          name="current"
          required
          type="password"
        />
        <TextField
          autoComplete="new-password"
          error={problem?.fields.password}
          hint="At least 15 characters. Spaces are fine. Your other sessions will end."
          id="password-next"
          label="New password"
          marks={requiredMarks}
          maxLength={passwordMaxLength}
          name="password"
          required
          type="password"
        />
      </AdminForm>
    </Panel>
  );
}
