import { expect, it } from "vitest";
import { contactSubjects } from "#content/forms.ts";
import { subjectOf } from "./subject.ts";

it("takes each of the eight subjects from an address, and no other", () => {
  expect(contactSubjects).toHaveLength(8);
  for (const { value } of contactSubjects) expect(subjectOf(`?subject=${value}`)).toBe(value);
  for (const search of ["", "?subject=", "?subject=Peer-Mentoring", "?subject=other", "?topic=general"])
    expect(subjectOf(search), search).toBeUndefined();
});

it("takes the first subject it knows, as the server does among its ready pages", () => {
  expect(subjectOf("?subject=nonsense&subject=feedback&subject=general")).toBe("feedback");
});
