import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { redirectKindNames } from "../copy.ts";
import { nearPages } from "../reads/near.server.ts";
import { redirectById } from "../reads/redirects.server.ts";
import { normalPath, readablePath, redirectBounds, redirectKinds } from "../rules.ts";

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

/** The form for one redirect: its old address, target and note. */
export default function RedirectFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, title, near } = content;
  const { busy, problem, send } = useSending(adminCopy.failed);
  const [status, setStatus] = useState("");
  // A confirmation is shown only when needed, and then stays.
  const [confirmations, setConfirmations] = useState({ outside: initial.outside, retarget: false });
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [problem]);
  const errorOf = (name: string) => problem?.fields[name];
  const showOutside = confirmations.outside || errorOf("outside") !== undefined;
  const showRetarget = confirmations.retarget || errorOf("leadOn") !== undefined;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setStatus("");
    setConfirmations({ outside: showOutside, retarget: showRetarget });
    const typed = contentOf(new FormData(event.currentTarget));
    if (id === undefined) {
      if (await send("POST", "/api/admin/redirects", typed)) await navigate(list);
      return;
    }
    if (!(await send("PATCH", `/api/admin/redirects/${id}`, { revision, ...typed }))) return;
    setConfirmations({ outside: typed.outside, retarget: false });
    await revalidate();
    setStatus(copy.saved);
  }

  const text = (name: "from" | "to" | "note", maxLength: number) => ({
    ...copy[name],
    autoComplete: "off",
    defaultValue: initial[name],
    error: errorOf(name),
    id: name,
    marks: fieldMarks,
    maxLength,
    name,
  });
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a className={panelLink} href={list}>
          {copy.back}
        </a>{" "}
        / {initial.from === "" ? title : initial.from}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      {near ? (
        <Note className="mt-5 max-w-180">
          <p>{copy.near}</p>
        </Note>
      ) : null}
      <form
        autoComplete="off"
        className="mt-6 grid max-w-180 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        noValidate
        onSubmit={(event) => void save(event)}
        ref={form}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="redirect" />
        <TextField {...text("from", typedBound)} spellCheck={false} />
        <TextField {...text("to", typedBound)} spellCheck={false} />
        {showOutside ? (
          <CheckboxField
            defaultChecked={initial.outside}
            error={errorOf("outside")}
            id="outside"
            label={copy.outside}
            marks={fieldMarks}
            name="outside"
          />
        ) : null}
        {showRetarget ? (
          <CheckboxField
            error={errorOf("leadOn")}
            id="lead-on"
            label={copy.retarget}
            marks={fieldMarks}
            name="leadOn"
          />
        ) : null}
        <p className="text-small text-ink-soft">{copy.query}</p>
        <SelectField
          {...copy.kind}
          defaultValue={initial.kind}
          error={errorOf("kind")}
          id="kind"
          marks={fieldMarks}
          name="kind"
          options={kinds}
        />
        <TextField {...text("note", redirectBounds.note)} optional />
        <AlertNote
          text={
            problem !== undefined && Object.keys(problem.fields).length === 0 ? problem.message : undefined
          }
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {/* Without script the fields would be sent in an address. */}
          <Button busy={busy} disabled={!hydrated} type="submit" variant="primary">
            {busy ? copy.saving : copy.save}
          </Button>
          <p className="text-small text-ink-soft" role="status">
            {status}
          </p>
        </div>
      </form>
    </>
  );
}

/** A full address may be pasted, which is longer than what is stored. */
const typedBound = 2_000;

function contentOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    from: text("from"),
    to: text("to"),
    kind: text("kind"),
    note: text("note"),
    outside: form.has("outside"),
    leadOn: form.has("leadOn"),
  };
}
