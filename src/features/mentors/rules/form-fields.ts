import { mentoringJourneys } from "#content/mentoring/choices.ts";

/** A mentor as the texts of a form's fields; each path is a checkbox of its own. */
type MentorFields = Readonly<Record<string, string>>;

export const newMentorFields: MentorFields = {
  name: "",
  email: "",
  about: "",
  languages: "en",
  zone: "America/New_York",
  trainedOn: "",
  supervisedOn: "",
  capacity: "2",
  state: "active",
};

type Mentor = {
  state: string;
  journeys: readonly string[];
  capacity: number;
} & Readonly<
  Record<"name" | "email" | "about" | "languages" | "zone" | "trainedOn" | "supervisedOn", string>
>;

export function mentorFields({ journeys, capacity, ...mentor }: Mentor): MentorFields {
  const { name, email, about, languages, zone, trainedOn, supervisedOn, state } = mentor;
  return {
    ...{ name, email, about, languages, zone, trainedOn, supervisedOn, state },
    capacity: String(capacity),
    ...Object.fromEntries(journeys.map((each) => [`journey-${each}`, "on"])),
  };
}

/** The input of a form's fields; what isn't a number is left for the schema to refuse. */
export function mentorFromFields(fields: MentorFields) {
  const texts = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("journey-")));
  return {
    ...texts,
    about: (fields.about ?? "").replaceAll("\r\n", "\n"),
    capacity: Number(fields.capacity),
    journeys: mentoringJourneys
      .map(({ value }) => value)
      .filter((value) => fields[`journey-${value}`] === "on"),
  };
}
