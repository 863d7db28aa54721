import { requiredMarks } from "#content/forms.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { openCampaigns } from "#features/campaigns/reads/list.server.ts";
import { requireRecentSignIn } from "#features/team/sign-in/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { type Actor, visibleIds } from "#platform/permissions/access.ts";
import type { Field } from "#platform/records/fields.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { RecordScreen } from "#web/admin/record-screen.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { groupMails } from "../reads/group-mails.server.ts";
import { groupById, groupPlaces } from "../reads/places.server.ts";
import { groupFields, groupFromFields, leaveOut, newGroupFields } from "../rules/form-fields.ts";
import { groundRulesOf } from "../rules/ground-rules.ts";
import { holidaysAmong } from "../rules/holidays.ts";
import { freeSeats } from "../rules/place.ts";
import { groupChange, groupForm, groupFormFieldList, groupOfForm } from "../schema/group.ts";
import { changeGroup, createGroup } from "../writes/groups.server.ts";
import { DatesPreview } from "./dates-preview.tsx";
import { mailedText } from "./email-dialog.tsx";
import { copy } from "./group-form-copy.ts";
import { SaveMails } from "./save-mails.tsx";

export const loader = screenLoader(async ({ services, actor, params: { id } }) => {
  const now = instantNow(services.clock);
  const { title, revision, initial, hasAddress, holidays, before } =
    id === undefined
      ? { ...newGroup, initial: await newFields(services) }
      : await storedGroup(services, actor, { id, now });
  const questions = await questionChoices(services, actor, initial.question ?? "");
  const fields = groupFormFieldList.flatMap((field): Field[] => {
    if (field.name === "question") return [{ ...field, options: questions }];
    if (field.name === "address" && hasAddress)
      return [{ ...field, hint: `${copy.addressSet} ${field.hint}` }];
    return field.name === "dropAddress" && !hasAddress ? [] : [field];
  });
  const record = { ...copy.record, title, at: title, id, revision, fields, initial };
  return { title, record, holidays, before, now };
});

const newGroup = {
  ...{ title: copy.record.newTitle, revision: 1 },
  ...{ hasAddress: false, holidays: [], before: undefined },
};

/** A new group meets in the team's time zone, and begins with the ground rules of the groups page. */
async function newFields(services: Services): Promise<typeof newGroupFields> {
  const groundRules = groundRulesOf(supportGroups.rules.lists);
  return { ...newGroupFields, zone: await teamZone(services), groundRules };
}

async function storedGroup(services: Services, actor: Actor, { id, now }: { id: string; now: string }) {
  const group = await groupById(services, actor, id);
  const places = await groupPlaces(services, actor, id);
  const { schedule, changes, size } = group;
  const told = places.filter(({ state, paused }) => state === "held" && !paused).length;
  return {
    ...{ title: group.content.name, revision: group.revision, hasAddress: group.hasAddress },
    initial: groupFields({ ...group, address: "" }),
    holidays: holidaysAmong(group.schedule, now),
    before: {
      schedule,
      changes,
      taken: size - freeSeats(size, places),
      waiting: places
        .filter(({ state, paused }) => state === "waiting" && !paused)
        .map(({ seats }) => ({ seats })),
      mails: groupMails(group, { now, told }),
    },
  };
}

/** The campaigns that can go with the thanks, with the one that was chosen before. */
async function questionChoices(services: Services, actor: Actor, question: string) {
  const open = (await openCampaigns(services, actor)).map((each) => ({ value: each.id, label: each.title }));
  const isListed = question === "" || open.some(({ value }) => value === question);
  const isVisible = visibleIds(actor, "campaigns.read", "campaign")?.has(question) ?? true;
  const label = isVisible ? copy.closedQuestion : copy.othersQuestion;
  return [{ value: "", label: copy.noQuestion }, ...open, ...(isListed ? [] : [{ value: question, label }])];
}

export const action = screenAction({
  createGroup: operation({
    permission: "groups.write",
    input: groupForm,
    fromForm: groupFromFields,
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 60, seconds: 600 },
    handle: ({ services, actor, input }) => createGroup(services, actor, groupOfForm(input)),
    next: ({ id }) => copy.record.after.replace(":id", id),
  }),
  changeGroup: operation({
    permission: "groups.write",
    scope: { kind: "group", param: "id" },
    input: groupChange,
    fromForm: groupFromFields,
    withoutRecentSignIn: "changes one record, and asks if that leads people elsewhere",
    async handle({ services, actor, params: { id = "" }, input: { revision, ...form } }) {
      // Another meeting link, as on the screen of a meeting.
      if (form.address !== "" || form.dropAddress) requireRecentSignIn(services, actor);
      const changed = await changeGroup(services, actor, { id, revision, input: groupOfForm(form) });
      const { mailed, offered } = changed;
      return { ...changed, saved: `${copy.saved}${mailedText(mailed)}${copy.savedOffers(offered)}` };
    },
  }),
});

/** It's long because it has every field of a group, with its label. */
export default function GroupFormScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { record, holidays, before, now } = loaderData;
  const changes = before?.changes.filter(({ start }) => start > now) ?? [];
  return (
    // The meeting's link is gone once it's saved, and what was left out with a tick stands in the breaks.
    <RecordScreen content={record} renewed={["address", "dropAddress", "breaks"]}>
      {({ typed }) => (
        <>
          <DatesPreview changes={changes} initial={record.initial} now={now} />
          <Holidays holidays={holidays} typed={typed} />
          {before === undefined ? null : <SaveMails before={before} initial={record.initial} now={now} />}
        </>
      )}
    </RecordScreen>
  );
}

type HolidaysProps = {
  holidays: ReturnType<typeof holidaysAmong>;
  typed: Readonly<Record<string, string | undefined>>;
};

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** A tick leaves a date out when the group is saved. */
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
          marks={requiredMarks}
          name={leaveOut(day)}
        />
      ))}
    </fieldset>
  );
}
