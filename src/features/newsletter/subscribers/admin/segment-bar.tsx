import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field-text.tsx";
import { dialogClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

const made = z.object({ letter: z.object({ id: z.string() }) });
const saved = z.object({ id: z.string() });

/** What can be done with a filtered list: save it as a segment, or write to the chosen one. */
export function SegmentBar({ content }: { content: Content }) {
  const { copy, group, failed, marks } = content;
  const { busy, problem, send } = useSending(failed);
  const [naming, setNaming] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const navigate = useNavigate();
  if (group === undefined) return null;
  const labels = copy.segments;

  async function save(given: FormData) {
    const body = { name: String(given.get("name") ?? ""), rule: group?.rule ?? {} };
    const answer = saved.safeParse(await send("POST", "/api/admin/subscriber-segments", body));
    if (!answer.success) return;
    setNaming(false);
    toast({ title: labels.saved });
    await navigate(`/admin/subscribers?segment=${answer.data.id}`);
  }
  async function write(segment: string) {
    const answer = made.safeParse(await send("POST", "/api/admin/newsletters", { to: segment }));
    if (answer.success) await navigate(`/admin/newsletters/${answer.data.letter.id}`);
  }
  async function remove(path: string) {
    const answer = await send("DELETE", `/api/admin/${path}`);
    if (answer === undefined) return;
    setRemoving(undefined);
    toast({ title: messageIn(answer) });
    await navigate("/admin/subscribers");
  }

  const { segment, tag } = group;
  return (
    <section aria-label={labels.label} className="grid gap-3 border-t border-line pt-3.5">
      <p>
        <span className="font-semibold">{group.title}</span>{" "}
        <span className="text-ink-soft">{group.people}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {segment === undefined ? (
          <Button onClick={() => setNaming(true)} size="small" variant="outline">
            {labels.save}
          </Button>
        ) : (
          <>
            {group.mayWrite ? (
              <Button busy={busy} onClick={() => void write(segment)} size="small" variant="primary">
                {labels.write}
              </Button>
            ) : null}
            <Button
              busy={busy}
              onClick={() => setRemoving(`subscriber-segments/${segment}`)}
              size="small"
              variant="danger-outline"
            >
              {labels.remove}
            </Button>
          </>
        )}
        {tag === undefined ? null : (
          <Button
            busy={busy}
            onClick={() => setRemoving(`subscriber-tags/${tag}`)}
            size="small"
            variant="danger-outline"
          >
            {labels.removeTag}
          </Button>
        )}
      </div>
      {naming || removing !== undefined ? null : <AlertNote text={problem?.message} />}
      {removing === undefined ? null : (
        <TypedDeletion
          busy={busy}
          copy={{
            heading: segment === undefined ? labels.removeTag : labels.remove,
            text: segment === undefined ? labels.removeTagText : labels.removeText,
            typed: "",
            remove: segment === undefined ? labels.removeTag : labels.remove,
            keep: labels.keep,
          }}
          expected=""
          field=""
          marks={marks}
          onClose={() => setRemoving(undefined)}
          onRemove={() => void remove(removing)}
          problem={problem}
        />
      )}
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
              marks={marks}
              maxLength={50}
              name="name"
            />
          </AdminForm>
        </Dialog>
      ) : null}
    </section>
  );
}
