import { expect, test } from "vitest";
import { groupWith } from "#tests/support/group-places.ts";
import { groupFields } from "./form-fields.ts";
import { mailsOnSave } from "./save-mails.ts";

const now = "2026-11-21T10:00:00.000Z";
const moved = { key: "2026-12-01", state: "moved", start: "2026-12-02T23:00:00.000Z", minutes: 75 } as const;
const { schedule } = groupWith();
const before = { schedule, changes: [moved], taken: 6, waiting: [{ seats: 2 }, { seats: 1 }] };
const onSave = (changes: Readonly<Record<string, string>>) =>
  mailsOnSave({ ...groupFields(groupWith()), ...changes }, { before, now });

test("saving a group as it is, or with another length or a far end, emails nobody", () => {
  for (const changes of [{}, { minutes: "90" }, { until: "2027-11-24" }, { name: "Another name" }])
    expect(onSave(changes)).toEqual({ next: undefined, offers: 0 });
});

test("another hour, other days or a near end are told, with the next date", () => {
  expect(onSave({ time: "20:00" }).next).toBe("2026-11-25T01:00:00.000Z");
  expect(onSave({ first: "2026-11-26" }).next).toBe("2026-11-27T00:00:00.000Z");
  expect(onSave({ until: "2026-12-08" }).next).toBe("2026-11-25T00:00:00.000Z");
});

test("more seats of an open group are offered to those who fit, in order", () => {
  expect(onSave({ size: "7" }).offers).toBe(1);
  expect(onSave({ size: "9" }).offers).toBe(2);
  expect(onSave({ size: "9", state: "closed" }).offers).toBe(0);
  expect(onSave({ size: "many" }).offers).toBe(0);
});

test("a form that is no rule yet says nothing of new times", () => {
  expect(onSave({ first: "", time: "25:00" }).next).toBeUndefined();
});
