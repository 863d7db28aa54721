import { useState } from "react";
import { useNavigate } from "react-router";
import { fieldMarks, formCopy } from "#content/forms.ts";
import {
  groupCosts,
  groupFormats,
  groupJoins,
  groupLanguages,
  groupPaths,
  groupSections,
  groupZones,
} from "#content/groups/choices.ts";
import { openCampaigns } from "#features/campaigns/reads/list.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
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

const list = "/admin/groups";

const copy = {
  back: "Groups",
  newTitle: "New group",
  save: "Save group",
  saving: "Saving...",
  saved: "Saved.",
  last: "Always on the last one of the month, such as the last Tuesday",
  noQuestion: "None",
  closedQuestion: "The campaign chosen before, which is closed now",
  holidays: "Dates on a holiday in the US or Canada: tick those to leave out",
  parts: { about: "About the group", joining: "Joining", when: "When it meets" },
} as const;

const labels: Readonly<Record<keyof GroupFields, string>> = {
  name: "Name",
  slug: "Address on the site",
  forWhom: "Who it's for",
  host: "Host",
  format: "Kind",
  path: "Path",
  language: "Language",
  groundRules: "Ground rules",
  joins: "How people join",
  cost: "Cost",
  apart: "Place on the page",
  sample: "A sample, until the team confirms it",
  state: "Status",
  size: "Seats (1 to 200)",
  offerHours: "Hours to accept an offered place (1 to 72)",
  address: "Meeting link",
  question: "Question after each meeting",
  first: "First day",
  time: "Time",
  minutes: "Minutes (15 to 240)",
  zone: "Time zone",
  unit: "Repeats",
  every: "Every how many weeks or months (1 to 12)",
  last: copy.last,
  count: "Number of dates (1 to 104)",
  until: "Last day",
  breaks: "Breaks",
};

const hints: Partial<Record<keyof GroupFields, string>> = {
  slug: "Lowercase letters, numbers and hyphens.",
  host: "A first name or a role, such as: two trained peers.",
  joins: "Only people who join on the groups page get a place, emails and the meeting link from here.",
  sample: "Shown with the tag “Sample”, and not announced to search engines.",
  groundRules:
    "People agree to these when they sign up. If you change them, new people agree to the new ones.",
  address: "An https link of your meeting service. It's encrypted and in no email, calendar or page.",
  question:
    "Whoever came gets a short thank-you email. It can lead to a campaign, best with a single question.",
  count: "For a round. Leave this and the last day empty if the group has no end.",
  breaks:
    "One a line, such as 2026-12-24 or 2026-12-20 to 2027-01-04. Nobody is emailed about a break: for a date that people expect, cancel it on the group's screen.",
};

const options = {
  state: [
    { value: "draft", label: "Draft" },
    { value: "open", label: "Open" },
    { value: "closed", label: "Closed to new people" },
  ],
  format: groupFormats,
  path: [{ value: "every", label: "Every path" }, ...groupPaths],
  language: groupLanguages,
  joins: groupJoins,
  cost: groupCosts,
  apart: groupSections,
  zone: groupZones,
  unit: [
    { value: "week", label: "Weekly" },
    { value: "weekdayOfMonth", label: "Monthly, on the same weekday" },
    { value: "dayOfMonth", label: "Monthly, on the same date" },
  ],
} as const;

/** A list with what stands in the field, which the list may not have: a time zone, for example. */
const withOption = (all: readonly { value: string; label: string }[], value: string) =>
  all.some((each) => each.value === value) ? all : [...all, { value, label: value }];

/** The form for a new group, or for an existing one. */
export const loader = screenLoader(async ({ services, actor, params: { id } }) => {
  const open = (await openCampaigns(services, actor)).map((each) => ({ value: each.id, label: each.title }));
  const none = { value: "", label: copy.noQuestion };
  if (id === undefined)
    return {
      ...{ title: copy.newTitle, id, revision: 1, initial: newGroupFields, holidays: [] },
      questions: [none, ...open],
    };
  const group = await groupById(services, actor, id);
  const { question } = group;
  const isListed = question === "" || open.some(({ value }) => value === question);
  return {
    ...{ title: group.content.name, id, revision: group.revision, initial: groupFields(group) },
    holidays: holidaysAmong(group.schedule, instantNow(services.clock)),
    questions: [none, ...open, ...(isListed ? [] : [{ value: question, label: copy.closedQuestion }])],
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
    input: groupChange,
    fromForm: ({ revision, ...fields }) => ({ revision: Number(revision), ...groupFromFields(fields) }),
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input: { revision, ...form } }) =>
      changeGroup(services, actor, { id, revision, input: groupOfForm(form) }),
  }),
});

/** The form of a group. It's long because it has every field of one, with its label. */
export default function GroupFormScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { id, revision, initial, title, questions, holidays } = content;
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
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...fieldOf("name")} maxLength={60} />
          <TextField {...fieldOf("slug")} maxLength={60} spellCheck={false} />
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
        <div className="grid gap-6 sm:grid-cols-2">
          {select("state")}
          {select("joins")}
          {number("size")}
          {number("offerHours")}
        </div>
        <Tick {...fieldOf("sample")} />
        <TextField {...fieldOf("address")} inputMode="url" maxLength={1_000} optional spellCheck={false} />
        <SelectField {...fieldOf("question")} options={questions} placeholder="" />
        <h2 className="text-h3">{copy.parts.when}</h2>
        <div className="grid gap-6 sm:grid-cols-3">
          <TextField {...fieldOf("first")} type="date" />
          <TextField {...fieldOf("time")} type="time" />
          {number("minutes")}
          {select("zone")}
          {select("unit")}
          {number("every")}
        </div>
        <Tick {...fieldOf("last")} />
        <div className="grid gap-6 sm:grid-cols-2">
          {number("count", true)}
          <TextField {...fieldOf("until")} optional type="date" />
        </div>
        {area("breaks", 1_500, true)}
        <Holidays holidays={holidays} typed={typed} />
        <AlertNote text={problem?.message} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button busy={busy} type="submit" variant="primary">
            {busy ? copy.saving : copy.save}
          </Button>
          <p className="text-success empty:hidden" role="status">
            {status}
          </p>
        </div>
      </OperationForm>
    </>
  );
}

type HolidaysProps = {
  holidays: ReturnType<typeof holidaysAmong>;
  typed: Readonly<Record<string, string | undefined>>;
};

const longDay = new Intl.DateTimeFormat("en-US", {
  ...{ weekday: "long", month: "long", day: "numeric", year: "numeric" },
  timeZone: "UTC",
});

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

type TickProps = Omit<Parameters<typeof CheckboxField>[0], "defaultValue"> & {
  defaultValue: string | undefined;
};

function Tick({ defaultValue, ...field }: TickProps) {
  return <CheckboxField {...field} defaultChecked={defaultValue === "on"} />;
}
