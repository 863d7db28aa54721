import { useState } from "react";
import { useNavigate } from "react-router";
import { fieldMarks, formCopy } from "#content/forms.ts";
import { openCampaigns } from "#features/campaigns/reads/list.server.ts";
import { requireRecentSignIn } from "#features/team/sign-in/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { visibleIds } from "#platform/permissions/access.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { OperationForm, SaveRow } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { groupById } from "../reads/places.server.ts";
import {
  type GroupFields,
  groupFields,
  groupFromFields,
  groupOfForm,
  leaveOut,
  newGroupFields,
} from "../rules/form-fields.ts";
import { holidaysAmong } from "../rules/holidays.ts";
import { groupChange, groupForm } from "../schema.ts";
import { changeGroup, createGroup } from "../writes/groups.server.ts";
import { DatesPreview } from "./dates-preview.tsx";
import { copy, hints, labels, options } from "./group-form-copy.ts";

const list = "/admin/groups";

/** A list with what stands in the field, which the list may not have: a time zone, for example. */
const withOption = (all: readonly { value: string; label: string }[], value: string) =>
  all.some((each) => each.value === value) ? all : [...all, { value, label: value }];

/** The form for a new group, or for an existing one. */
export const loader = screenLoader(async ({ services, actor, params: { id } }) => {
  const open = (await openCampaigns(services, actor)).map((each) => ({ value: each.id, label: each.title }));
  const none = { value: "", label: copy.noQuestion };
  const now = instantNow(services.clock);
  if (id === undefined)
    return {
      ...{ title: copy.newTitle, id, revision: 1, initial: newGroupFields, holidays: [], changes: [], now },
      hasAddress: false,
      questions: [none, ...open],
    };
  const group = await groupById(services, actor, id);
  const { question } = group;
  const isListed = question === "" || open.some(({ value }) => value === question);
  const isVisible = visibleIds(actor, "campaigns.read", "campaign")?.has(question) ?? true;
  const label = isVisible ? copy.closedQuestion : copy.othersQuestion;
  return {
    ...{ title: group.content.name, id, revision: group.revision, hasAddress: group.hasAddress },
    initial: groupFields({ ...group, address: "" }),
    holidays: holidaysAmong(group.schedule, now),
    /** Those of the dates to come that differ from the rule. */
    changes: group.changes.filter(({ start }) => start > now),
    now,
    questions: [none, ...open, ...(isListed ? [] : [{ value: question, label }])],
  };
});

export const action = screenAction({
  createGroup: operation({
    permission: "groups.write",
    input: groupForm,
    fromForm: groupFromFields,
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 60, seconds: 600 },
    handle: ({ services, actor, input }) => createGroup(services, actor, groupOfForm(input)),
    next: ({ id }) => `${list}/${id}`,
  }),
  changeGroup: operation({
    permission: "groups.write",
    scope: { kind: "group", param: "id" },
    input: groupChange,
    fromForm: ({ revision, ...fields }) => ({ revision: Number(revision), ...groupFromFields(fields) }),
    withoutRecentSignIn: "changes one record, and asks if that leads people elsewhere",
    async handle({ services, actor, params: { id = "" }, input: { revision, ...form } }) {
      // Another meeting link, as on the screen of a meeting.
      if (form.address !== "" || form.dropAddress) requireRecentSignIn(services, actor);
      return changeGroup(services, actor, { id, revision, input: groupOfForm(form) });
    },
  }),
});

/** The form of a group. It's long because it has every field of one, with its label. */
export default function GroupFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, title, questions, holidays, hasAddress, changes, now } = content;
  const name = id === undefined ? "createGroup" : "changeGroup";
  const { busy, problem, field, typed, send } = useOperations<typeof action>(name);
  const [status, setStatus] = useState("");
  const navigate = useNavigate();

  async function save(fields: FormData) {
    setStatus("");
    if (id === undefined) {
      const made = await send("createGroup", fields);
      return made ? navigate(`${list}/${made.id}`) : undefined;
    }
    if (await send("changeGroup", fields)) setStatus(copy.saved);
  }

  const fieldOf = (of: keyof GroupFields) => ({
    ...field(of, initial[of]),
    hint: hints[of],
    label: labels[of],
  });
  const select = (of: keyof typeof options) => (
    <SelectField {...fieldOf(of)} options={withOption(options[of], initial[of])} placeholder="" />
  );
  // What was left out with a tick stands in the breaks once it's saved.
  const area = (of: keyof GroupFields, maxLength: number, optional = false) => (
    <TextAreaField
      key={of === "breaks" ? initial.breaks : of}
      {...fieldOf(of)}
      charactersLeft={formCopy.messageCount}
      maxLength={maxLength}
      optional={optional}
    />
  );
  const number = (of: keyof GroupFields, optional = false) => (
    <TextField {...fieldOf(of)} inputMode="numeric" maxLength={3} optional={optional} />
  );
  return (
    <>
      <ScreenHeading at={title} back={{ href: list, text: copy.back }} title={title} />
      <OperationForm
        className="mt-6 grid max-w-220 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        onSend={async (fields) => void (await save(fields))}
        operation={name}
        values={id === undefined ? {} : { revision }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="group" />
        <h2 className="text-h3">{copy.parts.about}</h2>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TextField {...fieldOf("name")} maxLength={60} />
          <TextField {...fieldOf("slug")} maxLength={60} spellCheck={false} />
        </div>
        <div className="grid items-end gap-6 sm:grid-cols-3">
          <TextField {...fieldOf("host")} maxLength={80} />
          {select("language")}
          {select("format")}
          {select("path")}
          {select("apart")}
          {select("cost")}
        </div>
        {area("forWhom", 300)}
        {area("groundRules", 4_000)}
        <h2 className="text-h3">{copy.parts.joining}</h2>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          {select("state")}
          {select("joins")}
          {number("size")}
          {number("offerHours")}
        </div>
        <Tick {...fieldOf("sample")} />
        <MeetingLink
          address={fieldOf("address")}
          drop={hasAddress ? fieldOf("dropAddress") : undefined}
          key={revision}
        />
        <SelectField {...fieldOf("question")} options={questions} placeholder="" />
        <h2 className="text-h3">{copy.parts.when}</h2>
        <div className="grid items-end gap-6 sm:grid-cols-3">
          <TextField {...fieldOf("first")} type="date" />
          <TextField {...fieldOf("time")} type="time" />
          {number("minutes")}
          {select("zone")}
          {select("unit")}
          {number("every")}
        </div>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          {number("count", true)}
          <TextField {...fieldOf("until")} optional type="date" />
        </div>
        {area("breaks", 1_500, true)}
        <DatesPreview changes={changes} initial={initial} now={now} />
        <Holidays holidays={holidays} typed={typed} />
        <AlertNote text={problem?.message} />
        <SaveRow busy={busy} copy={copy} status={status} />
      </OperationForm>
    </>
  );
}

type HolidaysProps = {
  holidays: ReturnType<typeof holidaysAmong>;
  typed: Readonly<Record<string, string | undefined>>;
};

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** Dates that fall on a holiday: a tick leaves one out when the group is saved. */
function Holidays({ holidays, typed }: HolidaysProps) {
  if (holidays.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{copy.holidays}</legend>
      {holidays.map(({ day, name }) => (
        <CheckboxField
          defaultChecked={typed[leaveOut(day)] === "on"}
          id={leaveOut(day)}
          key={day}
          label={`${longDay.format(new Date(day))}: ${name}`}
          marks={fieldMarks}
          name={leaveOut(day)}
        />
      ))}
    </fieldset>
  );
}

type MeetingLinkProps = { address: Parameters<typeof TextField>[0]; drop: TickProps | undefined };

/** What is typed here is gone once it's saved. */
function MeetingLink({ address, drop }: MeetingLinkProps) {
  const hint = drop ? `${copy.addressSet} ${hints.address}` : hints.address;
  return (
    <>
      <TextField {...address} hint={hint} inputMode="url" maxLength={1_000} optional spellCheck={false} />
      {drop ? <Tick {...drop} /> : null}
    </>
  );
}

type TickProps = Omit<Parameters<typeof CheckboxField>[0], "defaultValue"> & {
  defaultValue: string | undefined;
};

function Tick({ defaultValue, ...field }: TickProps) {
  return <CheckboxField {...field} defaultChecked={defaultValue === "on"} />;
}
