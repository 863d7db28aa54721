import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { requiredMarks } from "#content/forms.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Note } from "#ui/note.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { redirectKindNames } from "../copy.ts";
import { nearPages } from "../reads/near.server.ts";
import { redirectById } from "../reads/redirects.server.ts";
import { normalPath, readablePath, redirectBounds, redirectKinds } from "../rules.ts";
import { redirectChange, redirectContent } from "../schema.ts";
import { changeRedirect, createRedirect, deleteRedirect } from "../writes/redirects.server.ts";

const kinds = redirectKinds.map((value) => ({ value, label: redirectKindNames[value] }));
const list = "/admin/redirects";

const copy = {
  back: "Redirects",
  newTitle: "Add a redirect",
  editTitle: "Edit a redirect",
  from: {
    label: "Old address",
    hint: "Only the path, such as /old-page. Upper and lower case don't matter.",
  },
  to: {
    label: "Leads to",
    hint: "A path on this site, optionally with ?query or #part, or an https address on another site.",
  },
  kind: {
    label: "Kind",
    placeholder: "Choose a kind",
    hint: "Search engines update their links for permanent redirects. Visitors see no difference.",
  },
  note: { label: "Note", hint: "For the team: why this redirect exists." },
  outside: "Yes, this should lead to another site",
  retarget: "Send the other redirects to the new target too",
  query: "Anything after ? in a visitor's link is kept, unless the target has its own query.",
  save: "Save redirect",
  saving: "Saving...",
  saved: "Saved. The redirect is active.",
  near: "We filled in the page with the closest address. Please check that it's right.",
} as const;

/** For a new redirect the old address can be in the query; the closest page is then its target. */
export const loader = screenLoader(async ({ services, actor, params: { id }, search }) => {
  if (id === undefined) {
    const from = normalPath(search.get("from") ?? "");
    const [nearest] = from === undefined ? [] : await nearPages(services, from);
    const initial = {
      from: from === undefined ? "" : readablePath(from),
      to: nearest?.href ?? "",
      kind: "301",
      note: "",
      outside: false,
    };
    return { title: copy.newTitle, id, revision: 1, near: nearest !== undefined, initial };
  }
  const { from, to, kind, note, outside, revision } = await redirectById(services, actor, id);
  const initial = { from: readablePath(from), to, kind, note, outside };
  return { title: copy.editTitle, id, revision, near: false, initial };
});

export const action = screenAction({
  createRedirect: operation({
    input: redirectContent,
    fromForm: (fields) => contentOf(fields),
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 120, seconds: 600 },
    handle: ({ services, actor, input }) => createRedirect(services, actor, input),
    next: () => list,
  }),
  changeRedirect: operation({
    input: redirectChange,
    fromForm: ({ revision, ...fields }) => ({ revision: Number(revision), ...contentOf(fields) }),
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input }) => changeRedirect(services, actor, id, input),
  }),
  deleteRedirect: operation({
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => deleteRedirect(services, actor, id),
    next: () => list,
  }),
});

function contentOf({ outside, leadOn, ...texts }: Readonly<Record<string, string>>) {
  return { ...texts, outside: outside === "on", leadOn: leadOn === "on" };
}

/** The form for one redirect: its old address, target and note. */
export default function RedirectFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, title, near } = content;
  const operation = id === undefined ? "createRedirect" : "changeRedirect";
  const { busy, problem, typed, field, send } = useOperations<typeof action>(operation);
  const [status, setStatus] = useState("");
  // A confirmation is shown only when needed, and then stays.
  const [confirmations, setConfirmations] = useState({ outside: initial.outside, retarget: false });
  const navigate = useNavigate();
  const errorOf = (name: string) => problem?.fields[name];
  const showOutside = confirmations.outside || errorOf("outside") !== undefined;
  const showRetarget = confirmations.retarget || errorOf("leadOn") !== undefined;

  async function save(fields: FormData) {
    setStatus("");
    setConfirmations({ outside: showOutside, retarget: showRetarget });
    if (!(await send(operation, fields))) return;
    if (id === undefined) return navigate(list);
    setConfirmations({ outside: fields.has("outside"), retarget: false });
    setStatus(copy.saved);
  }

  const text = (name: "from" | "to" | "note", maxLength: number) => ({
    ...field(name, initial[name]),
    ...copy[name],
    autoComplete: "off",
    maxLength,
  });
  return (
    <>
      <ScreenHeading at={initial.from || title} back={{ href: list, text: copy.back }} title={title} />
      {near ? (
        <Note className="mt-5 max-w-180">
          <p>{copy.near}</p>
        </Note>
      ) : null}
      <OperationForm
        className="mt-6 grid max-w-180 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        onSend={save}
        operation={operation}
        values={id === undefined ? {} : { revision }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="redirect" />
        <TextField {...text("from", typedBound)} spellCheck={false} />
        <TextField {...text("to", typedBound)} spellCheck={false} />
        {showOutside ? (
          <CheckboxField
            defaultChecked={typed.outside === undefined ? initial.outside : true}
            error={errorOf("outside")}
            id="outside"
            label={copy.outside}
            marks={requiredMarks}
            name="outside"
          />
        ) : null}
        {showRetarget ? (
          <CheckboxField
            error={errorOf("leadOn")}
            id="lead-on"
            label={copy.retarget}
            marks={requiredMarks}
            name="leadOn"
          />
        ) : null}
        <p className="text-small text-ink-soft">{copy.query}</p>
        <SelectField {...field("kind", initial.kind)} {...copy.kind} options={kinds} />
        <TextField {...text("note", redirectBounds.note)} optional />
        <AlertNote
          text={
            problem !== undefined && Object.keys(problem.fields).length === 0 ? problem.message : undefined
          }
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button busy={busy} type="submit" variant="primary">
            {busy ? copy.saving : copy.save}
          </Button>
          <p className="text-small text-ink-soft" role="status">
            {status}
          </p>
        </div>
      </OperationForm>
    </>
  );
}

/** A full address may be pasted, which is longer than what is stored. */
const typedBound = 2_000;
