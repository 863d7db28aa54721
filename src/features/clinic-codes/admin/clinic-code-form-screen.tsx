import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formCopy } from "#content/forms.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { OperationForm, SaveRow } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { clinicCodeById } from "../reads.server.ts";
import { clinicCodeBounds, clinicCodePlans } from "../rules.ts";
import { clinicCodeChange, clinicCodeContent, clinicCodeDeletion } from "../schema.ts";
import { changeClinicCode, createClinicCode, deleteClinicCode } from "../writes.server.ts";

const copy = {
  back: "Clinic codes",
  newTitle: "New code",
  editTitle: "Edit code",
  introduction:
    "Everything here appears on the code's public page. Set up the discount itself on the course platform.",
  clinic: { label: "Clinic", hint: "The name its patients know." },
  code: {
    label: "Code",
    hint: "The same as on the course platform. Upper and lower case don't matter on our page.",
    newHint:
      "The same as on the course platform. Leave it empty and we'll create one for you to set up there.",
  },
  plan: { label: "Plan", placeholder: "Choose a plan" },
  covers: {
    label: "What it covers",
    hint: "A sentence for patients, for example: the first two months, for patients of the clinic.",
  },
  uses: { label: "Agreed uses", hint: "The number of uses agreed with the clinic." },
  lastDay: { label: "Last day", hint: "The code works until the end of this day." },
  save: "Save code",
  saving: "Saving...",
  saved: "Saved. The public page shows it now.",
  savedClosed: "Saved. The code can't be used right now, and its public page says why.",
} as const;

/** The form for a new code, or for an existing one. */
export const loader = screenLoader(async ({ services, actor, params: { id } }) => {
  const plans = clinicCodePlans().map((plan) => ({ value: plan.id, label: plan.title }));
  if (id === undefined) {
    const initial = { clinic: "", code: "", plan: "", covers: "", uses: "", lastDay: "" };
    return { title: copy.newTitle, id, revision: 1, initial, plans };
  }
  const { revision, uses, clinic, code, plan, covers, lastDay } = await clinicCodeById(services, actor, id);
  const initial = { clinic, code, plan, covers, lastDay, uses: uses === null ? "" : String(uses) };
  return { title: copy.editTitle, id, revision, initial, plans };
});

const list = "/admin/clinic-codes";

export const action = screenAction({
  createClinicCode: operation({
    permission: "clinic-codes.write",
    input: clinicCodeContent,
    fromForm: (fields) => contentOf(fields),
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 60, seconds: 600 },
    handle: ({ services, actor, input }) => createClinicCode(services, actor, input),
    next: ({ id }) => cardOf(id),
  }),
  changeClinicCode: operation({
    permission: "clinic-codes.write",
    input: clinicCodeChange,
    fromForm: ({ revision, ...fields }) => ({ revision: Number(revision), ...contentOf(fields) }),
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input }) => changeClinicCode(services, actor, id, input),
  }),
  deleteClinicCode: operation({
    permission: "records.delete",
    input: clinicCodeDeletion,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      deleteClinicCode(services, actor, { id, typedCode: input.code }),
    next: () => list,
  }),
});

/** An invalid number is left for the schema to refuse. */
function contentOf({ uses = "", ...texts }: Readonly<Record<string, string>>) {
  return { ...texts, uses: uses.trim() === "" ? null : Number(uses.replaceAll(",", "")) || 0 };
}

const cardOf = (id: string) => `${list}/${id}/card`;

/** The form of a code. After creating one, it continues to the card. */
export default function ClinicCodeFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, plans, title } = content;
  const operation = id === undefined ? "createClinicCode" : "changeClinicCode";
  const { busy, problem, field, send } = useOperations<typeof action>(operation);
  const [status, setStatus] = useState("");
  const navigate = useNavigate();
  const clinic = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A new code begins with its clinic; an existing one is read first.
    if (id === undefined) clinic.current?.focus();
  }, [id]);

  async function save(fields: FormData) {
    setStatus("");
    const saved = await send(operation, fields);
    if (!saved) return;
    if (id === undefined) return navigate(cardOf(saved.id));
    setStatus(saved.status === "live" ? copy.saved : copy.savedClosed);
  }

  return (
    <>
      <ScreenHeading
        at={initial.code || title}
        back={{ href: list, text: copy.back }}
        lead={copy.introduction}
        title={title}
      />
      <OperationForm
        className="mt-6 grid max-w-220 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        onSend={save}
        operation={operation}
        values={id === undefined ? {} : { revision }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="clinic-code" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...field("clinic", initial.clinic)}
            {...copy.clinic}
            maxLength={clinicCodeBounds.clinic}
            ref={clinic}
          />
          <TextField
            {...field("code", initial.code)}
            autoCapitalize="characters"
            hint={id === undefined ? copy.code.newHint : copy.code.hint}
            label={copy.code.label}
            maxLength={clinicCodeBounds.code}
            optional={id === undefined}
            spellCheck={false}
          />
        </div>
        <SelectField {...field("plan", initial.plan)} {...copy.plan} options={plans} />
        <TextAreaField
          {...field("covers", initial.covers)}
          {...copy.covers}
          charactersLeft={formCopy.messageCount}
          maxLength={clinicCodeBounds.covers}
          optional
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...field("uses", initial.uses)}
            {...copy.uses}
            inputMode="numeric"
            maxLength={9}
            optional
          />
          <TextField
            {...field("lastDay", initial.lastDay)}
            {...copy.lastDay}
            id="last-day"
            optional
            type="date"
          />
        </div>
        <AlertNote text={problem?.message} />
        <SaveRow busy={busy} copy={copy} status={status} />
      </OperationForm>
    </>
  );
}
