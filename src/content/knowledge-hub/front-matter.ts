/** What an article of the Knowledge Hub says of itself, above its text. */
import * as z from "zod";
import type { Day } from "../claims/claim.ts";
import { type Topic, topicNames } from "../content-notes.ts";
import { hubPaths, hubSubjects, type Reader, readerNames } from "./choices.ts";

/** One of the names under which a record keeps something. */
const nameIn = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  z.custom<Name>(
    (value) => typeof value === "string" && Object.hasOwn(record, value),
    `must be one of: ${Object.keys(record).join(", ")}`,
  );

/** A day such as 2026-11-21. */
export const day = z.custom<Day>(
  (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  "must be a day such as 2026-11-21, in quotation marks",
);

const words = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => text.length >= least && text.length <= most,
      `must have ${least} to ${most} characters`,
    );

const source = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  published: z.string().min(1),
  href: z.templateLiteral(["https://", z.string().min(1)]).exactOptional(),
});

const claim = z.strictObject({
  figure: z.string().min(1),
  /** Which of the sources, counted from 0. */
  source: z.int().min(0),
  statement: z.string().endsWith("."),
});

/** The front matter, every part of it checked. */
export const frontMatter = z
  .strictObject({
    title: words(5, 60),
    description: words(120, 155),
    summary: words(40, 240),
    paths: z.array(z.enum(hubPaths.map(({ value }) => value))).min(1),
    for: z.array(nameIn<Reader>(readerNames)).min(1),
    kind: z.enum(["article", "guide"]),
    /** What its passages talk about that a reader may want to be told before. */
    topics: z.array(nameIn<Topic>(topicNames)),
    /** What it is about, for the list's filter; what it is most about comes first. */
    subjects: z
      .array(z.enum(hubSubjects.map(({ value }) => value)))
      .min(1)
      .max(3),
    keywords: z.array(z.string().min(2)).min(3).max(6),
    reviewed: day,
    reviewBy: day,
    sources: z.array(source),
    claims: z.array(claim),
  })
  .refine(({ reviewed, reviewBy }) => reviewBy > reviewed, "reviewBy must come after reviewed")
  .refine(
    ({ claims, sources }) => claims.every((each) => each.source < sources.length),
    "a claim names a source that is not in the list of sources (the first one is 0)",
  );

export type FrontMatter = z.output<typeof frontMatter>;

/** An article without its text: what lists, search and the top of its page need. */
export type Article = FrontMatter & {
  /** Its name in the address, which is the name of its file. */
  slug: string;
  /** The headings inside its text. */
  headings: readonly string[];
  /** How long it takes to read. */
  minutes: number;
};
