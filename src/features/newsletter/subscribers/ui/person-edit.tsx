import { useRevalidator } from "react-router";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import type { subscriberScreen } from "../reads/subscriber-screens.server.ts";
import { detailsIn, NameField, TagsField } from "./person-fields.tsx";

type Content = Awaited<ReturnType<typeof subscriberScreen>>;

/** Changes a subscriber's name and tags. */
export function PersonEdit({ content }: { content: Content }) {
  const { copy, subscriber, allTags, marks, failed } = content;
  const { busy, problem, send } = useSending(failed);
  const { revalidate } = useRevalidator();
  const { edit } = copy;
  const address = `/api/admin/subscribers/${subscriber.id}`;
  const before = { name: subscriber.name, tags: subscriber.tags };

  async function undo() {
    if ((await send("PATCH", address, before)) === undefined) return;
    toast({ title: edit.undone });
    await revalidate();
  }
  return (
    <section aria-labelledby="edit" className={panelClass}>
      <h2 className="text-h3" id="edit">
        {edit.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">{edit.hint}</p>
      <AdminForm
        busy={busy}
        className="gap-4"
        fields={["name", "tags"]}
        id={`subscriber-${subscriber.id}`}
        onSend={async (given) => {
          const answer = await send("PATCH", address, detailsIn(given));
          if (answer === undefined) return;
          toast({ title: messageIn(answer), action: { label: edit.undo, run: () => void undo() } });
          await revalidate();
        }}
        problem={problem}
        submit={{ text: edit.submit, busy: edit.busy }}
      >
        <NameField errors={problem?.fields ?? {}} given={subscriber} marks={marks} />
        <TagsField errors={problem?.fields ?? {}} given={subscriber} marks={marks} tags={allTags} />
      </AdminForm>
    </section>
  );
}
