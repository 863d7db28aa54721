import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks, formCopy } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Note } from "#ui/note.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { clinicCodeById } from "../reads.server.ts";
import { clinicCodeBounds, clinicCodePlans, statusIn } from "../rules.ts";

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

/** The form of a code. After creating one, it continues to the card. */
export default function ClinicCodeFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, plans, title } = content;
  const { busy, problem, send } = useSending(adminCopy.failed);
  const [status, setStatus] = useState("");
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [problem]);
  useEffect(() => {
    // A new code begins with its clinic; an existing one is read first.
    if (id === undefined) form.current?.querySelector<HTMLElement>("[name='clinic']")?.focus();
  }, [id]);
  const errorOf = (name: string) => problem?.fields[name];

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setStatus("");
    const given = contentOf(new FormData(event.currentTarget));
    if (id !== undefined) {
      const answer = await send("PATCH", `/api/admin/coupons/${id}`, { revision, ...given });
      if (!answer) return;
      await revalidate();
      setStatus(statusIn(answer) === "live" ? copy.saved : copy.savedClosed);
      return;
    }
    const made = await send("POST", "/api/admin/coupons", given);
    if (typeof made === "object" && made !== null && "id" in made)
      await navigate(`/admin/coupons/${String(made.id)}/card`);
  }

  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a
          className="rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover"
          href="/admin/coupons"
        >
          {copy.back}
        </a>{" "}
        / {initial.code === "" ? title : initial.code}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <form
        autoComplete="off"
        className="mt-6 grid max-w-220 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        noValidate
        onSubmit={(event) => void save(event)}
        ref={form}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="clinic-code" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...copy.clinic}
            defaultValue={initial.clinic}
            error={errorOf("clinic")}
            id="clinic"
            marks={fieldMarks}
            maxLength={clinicCodeBounds.clinic}
            name="clinic"
          />
          <TextField
            autoCapitalize="characters"
            defaultValue={initial.code}
            error={errorOf("code")}
            hint={id === undefined ? copy.code.newHint : copy.code.hint}
            id="code"
            label={copy.code.label}
            marks={fieldMarks}
            maxLength={clinicCodeBounds.code}
            name="code"
            optional={id === undefined}
            spellCheck={false}
          />
        </div>
        <SelectField
          defaultValue={initial.plan}
          error={errorOf("plan")}
          id="plan"
          label={copy.plan.label}
          marks={fieldMarks}
          name="plan"
          options={plans}
          placeholder={copy.plan.placeholder}
        />
        <TextAreaField
          {...copy.covers}
          charactersLeft={formCopy.messageCount}
          defaultValue={initial.covers}
          error={errorOf("covers")}
          id="covers"
          marks={fieldMarks}
          maxLength={clinicCodeBounds.covers}
          name="covers"
          optional
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...copy.uses}
            defaultValue={initial.uses}
            error={errorOf("uses")}
            id="uses"
            inputMode="numeric"
            marks={fieldMarks}
            maxLength={9}
            name="uses"
            optional
          />
          <TextField
            {...copy.lastDay}
            defaultValue={initial.lastDay}
            error={errorOf("lastDay")}
            id="last-day"
            marks={fieldMarks}
            name="lastDay"
            optional
            type="date"
          />
        </div>
        <div className="empty:hidden" role="alert">
          {problem === undefined ? null : (
            <Note kind="error">
              <p>{problem.message}</p>
            </Note>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {/* Without script, the fields would be sent in the address. */}
          <Button busy={busy} disabled={!hydrated} type="submit" variant="primary">
            {busy ? copy.saving : copy.save}
          </Button>
          <p className="text-success empty:hidden" role="status">
            {status}
          </p>
        </div>
      </form>
    </>
  );
}

/** The field values as server input. An invalid number is left for the server to reject. */
function contentOf(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? "");
  const uses = text("uses").trim();
  return {
    clinic: text("clinic"),
    code: text("code"),
    plan: text("plan"),
    covers: text("covers"),
    uses: uses === "" ? null : Number(uses.replaceAll(",", "")) || 0,
    lastDay: text("lastDay"),
  };
}
