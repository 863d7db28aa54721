import { contactSubjects } from "#content/forms.ts";

type ContactSubject = (typeof contactSubjects)[number]["value"];

/** The subject an address asks for, such as `?subject=peer-mentoring`; unknown ones are as if they were not there. */
export function subjectOf(search: string): ContactSubject | undefined {
  const values = new URLSearchParams(search).getAll("subject");
  return values
    .map((value) => contactSubjects.find((subject) => subject.value === value)?.value)
    .find((subject) => subject !== undefined);
}
