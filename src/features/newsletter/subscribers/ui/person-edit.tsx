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
  return (
    <section aria-labelledby="edit" className={`mt-6 ${panelClass}`}>
      <h2 className="text-h3" id="edit">
        {edit.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">{edit.hint}</p>
      <AdminForm
        busy={busy}
        className="gap-x-6 gap-y-4 lg:grid-cols-2"
        fields={["name", "tags"]}
        id={`subscriber-${subscriber.id}`}
        onSend={async (given) => {
          const answer = await send("PATCH", `/api/admin/subscribers/${subscriber.id}`, detailsIn(given));
          if (answer === undefined) return;
          toast({ title: messageIn(answer) });
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
