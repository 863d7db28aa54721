import { useState } from "react";
import { useNavigate } from "react-router";
import { authorize } from "#platform/permissions/access.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { RecordField } from "#web/admin/record-field.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { detailFields } from "../../record.server.ts";
import { proofCopy } from "../copy/subscribers.ts";
import { tagList } from "../reads/tags.server.ts";
import { proofs, provesConsent } from "../rules/bounds.ts";
import { notesFromForm, subscriberAddition } from "../schema.ts";
import { TagsField } from "../ui/tags-field.tsx";
import { addSubscriber } from "../writes/person.server.ts";

const copy = {
  title: "Add a subscriber",
  back: "Subscribers",
  introduction: "For someone who asked for the newsletter somewhere else. Add only people who agreed.",
  email: "Email address",
  proof: "How do you know they agreed?",
  proofHint: "We keep it in the consent log.",
  choose: "Please choose",
  source: "Where and when did they agree?",
  sourceHint: "For example: sign-up sheet, open house, October 3, 2026.",
  mail: {
    unknown: "Choose how you know they agreed to see which email they'll get.",
    none: "They'll be subscribed right away and won't get an email now. The next newsletter will have an unsubscribe link.",
    confirm: "They'll get one email asking them to confirm. Until they do, they get nothing else.",
  },
  submit: "Add subscriber",
  busy: "Adding...",
  done: {
    active: "They're subscribed.",
    pending: "We've asked them to confirm by email.",
  },
  another: "Add another",
} as const;

const list = "/admin/subscribers";

export const loader = screenLoader(async ({ services, actor }) => {
  authorize(actor, "subscribers.write");
  const tags = (await tagList(services)).map(({ name }) => name);
  return { title: copy.title, tags, details: detailFields };
});

export const action = screenAction({
  addSubscriber: operation({
    input: subscriberAddition,
    fromForm: notesFromForm,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, input }) => addSubscriber(services, actor, input),
    next: ({ id }) => `${list}/${id}`,
  }),
});

export default function AddScreen({ loaderData: { title, tags, details } }: ScreenProps<typeof loader>) {
  const form = useOperations<typeof action>("addSubscriber");
  const { busy, problem, typed, field, send } = form;
  const [proof, setProof] = useState(proofs.find((each) => each === typed.proof));
  const navigate = useNavigate();

  async function add(fields: FormData) {
    const added = await send("addSubscriber", fields, { stay: true });
    if (!added) return;
    const another = () => void navigate(`${list}/new`);
    toast({ title: copy.done[added.state], action: { label: copy.another, run: another } });
    await navigate(`${list}/${added.id}`);
  }

  return (
    <>
      <ScreenHeading back={{ href: list, text: copy.back }} lead={copy.introduction} title={title} />
      <div className={`mt-6 ${panelClass}`}>
        <OperationForm className="grid gap-x-6 gap-y-5 lg:grid-cols-2" onSend={add} operation="addSubscriber">
          <KeepTyped busy={busy} failed={problem !== undefined} id="add-subscriber" />
          <ProblemNote
            fields={["email", ...details.map(({ name }) => name), "tags", "proof", "source"]}
            problem={problem}
          />
          <TextField
            {...field("email")}
            autoComplete="off"
            id="add-email"
            inputMode="email"
            label={copy.email}
            maxLength={254}
            type="email"
          />
          {details.map((detail) => (
            <RecordField field={detail} form={form} initial={{}} key={detail.name} />
          ))}
          <div className="lg:col-span-2">
            <TagsField {...field("tags")} known={tags} />
          </div>
          <SelectField
            {...field("proof")}
            hint={copy.proofHint}
            id="add-proof"
            label={copy.proof}
            onChange={({ target }) => setProof(proofs.find((each) => each === target.value))}
            options={proofs.map((value) => ({ value, label: proofCopy[value] }))}
            placeholder={copy.choose}
          />
          <TextField
            {...field("source")}
            autoComplete="off"
            hint={copy.sourceHint}
            id="add-source"
            label={copy.source}
            maxLength={300}
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
          <p className="lg:col-span-2">
            <Button busy={busy} size="small" type="submit" variant="primary">
              {busy ? copy.busy : copy.submit}
            </Button>
          </p>
        </OperationForm>
      </div>
    </>
  );
}
