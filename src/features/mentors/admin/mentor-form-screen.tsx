import { useState } from "react";
import { useNavigate } from "react-router";
import { fieldMarks, formCopy } from "#content/forms.ts";
import { mentoringJourneys, mentoringLanguages, mentoringZones } from "#content/mentoring/choices.ts";
import { may } from "#platform/permissions/access.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { OperationForm, SaveRow } from "#web/admin/operation-form.tsx";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { mentorStateNames } from "../copy.ts";
import { mentorById } from "../reads/team.server.ts";
import { mentorFields, mentorFromFields, newMentorFields } from "../rules/form-fields.ts";
import { letterBounds } from "../rules/request.ts";
import { mentorChange, mentorForm, noInput } from "../schema.ts";
import { changeMentor, createMentor, deleteMentor } from "../writes/mentors.server.ts";

const list = "/admin/mentors";

const copy = {
  back: "Mentors",
  newTitle: "New mentor",
  save: "Save mentor",
  saving: "Saving...",
  saved: "Saved.",
  journeys: "Paths",
  fields: {
    name: { label: "First name", hint: "The person sees it once both have said yes." },
    email: { label: "Email address", hint: "Encrypted. Only our mails use it." },
    about: {
      label: "About them",
      hint: "A few sentences that the person reads before saying yes or no. Leave the name out.",
    },
    languages: { label: "Languages" },
    zone: { label: "Time zone" },
    trainedOn: { label: "Training completed" },
    supervisedOn: { label: "Last supervision", hint: "Every month. A warning shows after 35 days." },
    capacity: { label: "People at a time", hint: "From 1 to 3." },
    state: { label: "Status", hint: "Nobody new is suggested to a resting mentor." },
  },
  deletion: {
    open: "Delete mentor",
    heading: "Delete this mentor?",
    text: "Their matches end, and everything they wrote is erased; letters with an open concern stay until you close it. Whoever they write with gets a short email.",
    typed: "",
    remove: "Delete",
    keep: "Cancel",
  },
} as const;

const states = (["active", "resting"] as const).map((value) => ({ value, label: mentorStateNames[value] }));

/** The form for a new mentor, or for an existing one. */
export const loader = screenLoader(async ({ services, actor, params: { id } }) => {
  if (id === undefined)
    return { title: copy.newTitle, id, revision: 1, initial: newMentorFields, mayDelete: false };
  const mentor = await mentorById(services, actor, id);
  const mayDelete = may(actor, "records.delete");
  return { title: mentor.name, id, revision: mentor.revision, initial: mentorFields(mentor), mayDelete };
});

export const action = screenAction({
  createMentor: operation({
    permission: "mentors.write",
    input: mentorForm,
    fromForm: mentorFromFields,
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 60, seconds: 600 },
    handle: ({ services, actor, input }) => createMentor(services, actor, input),
    next: () => list,
  }),
  changeMentor: operation({
    permission: "mentors.write",
    input: mentorChange,
    fromForm: ({ revision, ...fields }) => ({ revision: Number(revision), ...mentorFromFields(fields) }),
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input: { revision, ...form } }) =>
      changeMentor(services, actor, { id, revision, form }),
  }),
  deleteMentor: operation({
    permission: "records.delete",
    input: noInput,
    handle: ({ services, actor, params: { id = "" } }) => deleteMentor(services, actor, id),
  }),
});

/** The form of a mentor. */
export default function MentorFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, title, mayDelete } = content;
  const name = id === undefined ? "createMentor" : "changeMentor";
  const { busy, problem, field, typed, send, clear } = useOperations<typeof action>(name);
  const [status, setStatus] = useState("");
  const navigate = useNavigate();
  const deletion = useRowDeletion<{ id: string }>({
    ...{ busy, problem, clear },
    copyOf: () => copy.deletion,
    remove: (_row, _typed, done) => send("deleteMentor", {}, { done, stay: true }),
    removed: () => void navigate(list),
  });

  async function save(fields: FormData) {
    setStatus("");
    if (id !== undefined) return void ((await send("changeMentor", fields)) && setStatus(copy.saved));
    if (await send("createMentor", fields, { stay: true })) await navigate(list);
  }

  const fieldOf = (of: keyof typeof copy.fields) => ({ ...field(of, initial[of]), ...copy.fields[of] });
  return (
    <>
      <ScreenHeading at={title} back={{ href: list, text: copy.back }} title={title} />
      <OperationForm
        className="mt-6 grid max-w-220 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        onSend={save}
        operation={name}
        values={id === undefined ? {} : { revision }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="mentor" />
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TextField {...fieldOf("name")} maxLength={letterBounds.line} />
          <TextField {...fieldOf("email")} maxLength={254} type="email" />
        </div>
        <TextAreaField
          {...fieldOf("about")}
          charactersLeft={formCopy.messageCount}
          maxLength={letterBounds.text}
        />
        <fieldset>
          <legend className="font-semibold">{copy.journeys}</legend>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            {mentoringJourneys.map(({ value, label }) => (
              <CheckboxField
                defaultChecked={(typed[`journey-${value}`] ?? initial[`journey-${value}`]) === "on"}
                id={`journey-${value}`}
                key={value}
                label={label}
                marks={fieldMarks}
                name={`journey-${value}`}
              />
            ))}
          </div>
          <AlertNote className="mt-3" text={problem?.fields.journeys} />
        </fieldset>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <SelectField {...fieldOf("languages")} options={mentoringLanguages} placeholder="" />
          <SelectField {...fieldOf("zone")} options={mentoringZones} placeholder="" />
          <TextField {...fieldOf("trainedOn")} type="date" />
          <TextField {...fieldOf("supervisedOn")} optional type="date" />
          <TextField {...fieldOf("capacity")} inputMode="numeric" maxLength={1} />
          <SelectField {...fieldOf("state")} options={states} placeholder="" />
        </div>
        <AlertNote text={deletion.problem} />
        <SaveRow busy={busy} copy={copy} status={status}>
          {id !== undefined && mayDelete ? (
            <Button onClick={() => deletion.ask({ id })} variant="text">
              {copy.deletion.open}
            </Button>
          ) : null}
        </SaveRow>
      </OperationForm>
      {deletion.dialog}
    </>
  );
}
