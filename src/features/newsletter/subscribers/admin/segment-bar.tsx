import { useState } from "react";
import { useNavigate } from "react-router";
import { requiredMarks } from "#content/forms.ts";
import type { ScreenOperation } from "#platform/http/screen-operation.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field-text.tsx";
import { dialogClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { subscribersCopy } from "../copy/subscribers.ts";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import type { action } from "./subscribers-action.server.ts";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

const labels = subscribersCopy.segments;
const list = "/admin/subscribers";
const issues = "/admin/newsletters";
/** What the list of issues does with an audience. Issues use subscribers, so their own types can't be used here. */
type To = { kind: "saved"; segment: string } | { kind: "tags"; tags: string[] };
type Issues = { operations: { createNewsletterIssue: ScreenOperation<{ to: To }, { id: string }> } };

export function SegmentBar({ content }: { content: Content }) {
  const { group } = content;
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const newsletter = useOperations<Issues>();
  const [naming, setNaming] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const navigate = useNavigate();
  if (group === undefined) return null;
  const { segment, tag } = group;
  const to: To | undefined =
    segment !== undefined
      ? { kind: "saved", segment }
      : tag === undefined
        ? undefined
        : { kind: "tags", tags: [tag] };
  const removal = segment === undefined ? labels.tagRemoval : labels.removal;

  async function save(given: FormData) {
    const name = String(given.get("name") ?? "");
    const saved = await send("saveSegment", { name, rule: group?.rule ?? {} }, { stay: true });
    if (!saved) return;
    setNaming(false);
    toast({ title: labels.saved });
    await navigate(`${list}?segment=${saved.id}`);
  }
  async function write(to: To) {
    clear();
    const created = await newsletter.send("createNewsletterIssue", { to }, { at: issues, stay: true });
    if (created) await navigate(`${issues}/${created.id}`);
  }
  async function remove() {
    const id = segment ?? tag ?? "";
    const operation = segment === undefined ? "deleteTag" : "deleteSegment";
    // The filter in the address names what is gone.
    if (!(await send(operation, { id }, { stay: true }))) return;
    setIsRemoving(false);
    toast({ title: removal.removed });
    await navigate(list);
  }

  return (
    <section aria-label={labels.label} className="grid gap-3 border-t border-line pt-3.5">
      <p>
        <span className="font-semibold">{group.title}</span>{" "}
        <span className="text-ink-soft">{group.people}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {to !== undefined && group.mayWrite ? (
          <Button busy={newsletter.busy} onClick={() => void write(to)} size="small" variant="primary">
            {segment === undefined ? labels.writeToTag : labels.write}
          </Button>
        ) : null}
        {segment === undefined ? (
          <Button onClick={() => setNaming(true)} size="small" variant="outline">
            {labels.save}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => setIsRemoving(true)} size="small" variant="danger-outline">
            {labels.removal.remove}
          </Button>
        )}
        {tag === undefined ? null : (
          <Button busy={busy} onClick={() => setIsRemoving(true)} size="small" variant="danger-outline">
            {labels.tagRemoval.remove}
          </Button>
        )}
      </div>
      {naming || isRemoving ? null : <AlertNote text={(problem ?? newsletter.problem)?.message} />}
      {isRemoving ? (
        <TypedDeletion
          busy={busy}
          copy={{ ...removal, heading: removal.remove, typed: "", keep: labels.keep }}
          expected=""
          field=""
          marks={requiredMarks}
          onClose={() => setIsRemoving(false)}
          onRemove={() => void remove()}
          problem={problem}
        />
      ) : null}
      {naming ? (
        <Dialog className={dialogClass} label={labels.save} onClose={() => setNaming(false)} open>
          <h2 className="text-h3">{labels.save}</h2>
          <p className="mt-2 mb-4 text-ink-soft">{labels.explained}</p>
          <AdminForm
            busy={busy}
            fields={["name"]}
            id="segment"
            onSend={save}
            problem={problem}
            submit={{ text: labels.saveNow, busy: labels.saving, variant: "primary" }}
          >
            <TextField
              autoComplete="off"
              autoFocus
              error={problem?.fields.name}
              hint={labels.nameHint}
              id="segment-name"
              label={labels.name}
              marks={requiredMarks}
              maxLength={50}
              name="name"
            />
          </AdminForm>
        </Dialog>
      ) : null}
    </section>
  );
}
