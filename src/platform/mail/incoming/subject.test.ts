import { expect, it } from "vitest";
import { comparableSubject, isForwarded, isReply, threadTopic } from "./subject.ts";

it.each(["Re: ", "RE : ", "Antw: ", "VS: ", "回复：", "Re[2]: ", "SV: Re: ", "Odp: Fwd: "])(
  "is the same with %s before it, which says that it's a reply",
  (mark) => {
    expect(isReply(`${mark}A quiet evening`)).toBe(true);
    expect(threadTopic(`${mark}A quiet evening`)).toBe("A quiet evening");
    expect(comparableSubject(`${mark}A  quiet evening`)).toBe(comparableSubject("A quiet evening"));
  },
);

it.each(["Fwd: ", "WG: ", "Doorst: ", "转发：", "Tr : Re: "])("is another's with %s before it", (mark) => {
  expect([isForwarded(`${mark}A quiet evening`), isReply(`${mark}A quiet evening`)]).toEqual([true, false]);
  expect(threadTopic(`${mark}A quiet evening`)).toBe("A quiet evening");
});

it.each(["Regarding Tuesday", "Are you there: yes", "Resources: a list", "In short: no"])(
  "keeps its own words: %s",
  (subject) => {
    expect([isReply(subject), isForwarded(subject), threadTopic(subject)]).toEqual([false, false, subject]);
  },
);
