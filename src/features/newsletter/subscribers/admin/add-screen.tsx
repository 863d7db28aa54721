import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { authorize } from "#features/permissions/access.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { addCopy as copy, proofCopy } from "../copy/subscribers.ts";
import { tagList } from "../reads/tags.server.ts";
import { type Proof, proofs, provesConsent } from "../rules/bounds.ts";
import { detailsIn, NameField, TagsField } from "../ui/person-fields.tsx";

export const loader = screenLoader(async ({ services, actor }) => {
  authorize(actor, "subscribers.write");
  const tags = await tagList(services);
  return {
    title: copy.title,
    marks: fieldMarks,
    failed: adminCopy.failed,
    tags: tags.map(({ name }) => name),
  };
});

const added = z.object({ id: z.string(), state: z.enum(["active", "pending"]) });
const isProof = (text: unknown): text is Proof => proofs.some((each) => each === text);

/** Adds one person, with where they agreed and which mail they get. */
export default function AddScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, marks, failed, tags } = content;
  const { busy, problem, send } = useSending(failed);
  const [proof, setProof] = useState<Proof>();
  const navigate = useNavigate();
  const errors = problem?.fields ?? {};

  async function add(given: FormData) {
    const body = {
      ...detailsIn(given),
      email: String(given.get("email") ?? ""),
      proof: String(given.get("proof") ?? ""),
      source: String(given.get("source") ?? ""),
    };
    const answer = added.safeParse(await send("POST", "/api/admin/subscribers", body));
    if (!answer.success) return;
    const another = () => void navigate("/admin/subscribers/new");
    toast({ title: copy.done[answer.data.state], action: { label: copy.another, run: another } });
    await navigate(`/admin/subscribers/${answer.data.id}`);
  }

  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/subscribers">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <div className={`mt-6 ${panelClass}`}>
        <AdminForm
          busy={busy}
          className="gap-x-6 gap-y-5 lg:grid-cols-2 lg:[&>p:last-child]:col-span-2"
          fields={["email", "name", "tags", "proof", "source"]}
          id="add-subscriber"
          onSend={add}
          problem={problem}
          submit={{ text: copy.submit, busy: copy.busy, variant: "primary" }}
        >
          <TextField
            autoComplete="off"
            error={errors.email}
            id="add-email"
            inputMode="email"
            label={copy.email}
            marks={marks}
            maxLength={254}
            name="email"
            type="email"
          />
          <NameField errors={errors} marks={marks} />
          <div className="lg:col-span-2">
            <TagsField errors={errors} marks={marks} tags={tags} />
          </div>
          <SelectField
            error={errors.proof}
            hint={copy.proofHint}
            id="add-proof"
            label={copy.proof}
            marks={marks}
            name="proof"
            onChange={(event) => setProof(isProof(event.target.value) ? event.target.value : undefined)}
            options={proofs.map((value) => ({ value, label: proofCopy[value] }))}
            placeholder={copy.choose}
          />
          <TextField
            autoComplete="off"
            error={errors.source}
            hint={copy.sourceHint}
            id="add-source"
            label={copy.source}
            marks={marks}
            maxLength={300}
            name="source"
          />
          <p
            className="min-h-[3lh] rounded-md bg-tint px-4 py-3 text-small sm:min-h-0 lg:col-span-2"
            role="status"
          >
            {proof === undefined
              ? copy.mail.unknown
              : provesConsent(proof)
                ? copy.mail.none
                : copy.mail.confirm}
          </p>
        </AdminForm>
      </div>
    </>
  );
}
