import type * as z from "zod/mini";
import { asShipped, type ContentDocument, publishedNow } from "../current.ts";
import { previewing, publish } from "../published.server.ts";
import type { MailCopy, SitePath } from "../schema.ts";
import { adapted } from "./adapt.ts";
import { fieldOf, withoutFollowingLinks } from "./fields.server.ts";
import type { FormField } from "./form-field.ts";
import { late } from "./late.ts";

/** What is wrong with a value: where, and a sentence. */
export type Problem = { path: string; message: string };

/** A mail that shows a document, with values like those of a real one. */
type SampleMail = {
  id: `mail:${string}`;
  name: string;
  mail(): MailCopy;
  /** For the list of emails: when it goes out, and the paths of its texts. Without it, nobody is sent this one. */
  sent?: { when: string; texts: readonly string[] };
};

/** A document that the team edits, without its type, so that all documents fit in one list. */
export type EditableDocument = {
  id: string;
  /** As the team calls it. */
  title: string;
  about: string;
  /** The step that replaces its samples, in the list of what is left before going live. */
  launch?: string;
  /** Its samples are hidden from visitors, so they don't have to be replaced before going live. */
  samplesHidden?: true;
  /** It has nothing but texts of pages, so nothing of it is a sample. */
  textsOnly?: true;
  /** The frame around every page shows it. */
  inFrame?: true;
  /** What it changes is seen on wide screens only, so its preview begins as wide as those. */
  isWide?: true;
  /** Whether what was rendered shows the document, if it has read this (current.ts). */
  isAmong(reads: ReadonlySet<string>): boolean;
  /** The mails that show it, for the preview. */
  mails?: readonly SampleMail[];
  /** Where the list of emails has them, and their language if there are several. */
  mailGroup?: { title: string; language?: string };
  /** What could be better about what is published or previewed. */
  hints?(): readonly string[];
  /** The page or mail that the preview opens. */
  preview: SitePath | SampleMail["id"];
  /** The field that a link to the document leads to. */
  firstField?: string;
  /** A file below /downloads/ that shows it on paper, for those that every printed file shows. */
  paper?: string;
  form: FormField;
  shipped: unknown;
  /** What is published, or the default. */
  now(): unknown;
  /** What is published, if anything is; unlike `now`, it never makes the default. */
  changed(): unknown;
  /** A stored value as today's form has it (adapt.ts). */
  adapted(value: unknown): unknown;
  /** What is wrong with a value; empty if it can be published. */
  problemsOf(value: unknown): readonly Problem[];
  /**
   * Lays a stored value over the default for the site of now, with the time at which it was published; undefined takes
   * it away. @throws if it doesn't fit the schema.
   */
  publish(value: unknown, at?: string): void;
  /** Runs something with a value lying over what is published, and nothing else sees it. */
  during<Result>(value: unknown, run: () => Result): Result;
};

/** The page that a document is itself, or changes first of all; mails have none. */
export function ownPath({ preview }: EditableDocument): readonly string[] {
  return preview.startsWith("/") ? [preview] : [];
}

type Description<Value> = Pick<
  EditableDocument,
  | "title"
  | "about"
  | "launch"
  | "samplesHidden"
  | "textsOnly"
  | "inFrame"
  | "isWide"
  | "mails"
  | "mailGroup"
  | "hints"
  | "preview"
  | "paper"
  | "firstField"
> & {
  /** What a render is noted to have read that depends on which documents of its kind there are. */
  list?: string;
  document: ContentDocument<Value>;
  /** Made when the form or a check first needs it: all schemas together would double what a start takes. */
  schema: () => z.ZodMiniType<Value>;
  /** Changes a stored value further that has been adapted to today's form, such as taking back who answers for it. */
  adapt?: (value: unknown, stored: unknown) => unknown;
};

/** Joins a document with its schema. */
export function editable<Value>({
  document,
  schema: makeSchema,
  list,
  adapt = (value) => value,
  ...about
}: Description<Value>): EditableDocument {
  // A schema takes labels and limits from what is shipped.
  const schema = late(() => asShipped(makeSchema));
  const form = late(() => fieldOf(schema()));
  const today = (stored: unknown) => adapt(adapted(form(), stored, document.shipped), stored);
  return {
    ...about,
    id: document.id,
    get form() {
      return form();
    },
    isAmong(reads) {
      if (reads.has(document.id) || (list !== undefined && reads.has(list))) return true;
      const start = `${document.id}:`;
      for (const each of reads)
        if (each.startsWith(start) && hasPart(form(), each.slice(start.length).split("."))) return true;
      return false;
    },
    get shipped() {
      return document.shipped;
    },
    now: () => publishedNow(document)?.value ?? document.shipped,
    changed: () => publishedNow(document)?.value,
    adapted: today,
    problemsOf(value) {
      const read = schema().safeParse(value);
      return read.success ? [] : read.error.issues.map(problemOf);
    },
    publish(value, at) {
      const fitting =
        value === undefined ? undefined : withoutFollowingLinks(() => schema().parse(today(value)));
      publish(document, fitting, at);
    },
    during: (value, run) => previewing(document, schema().parse(value), run),
  };
}

/** Whether the form has something of this part of a page's texts. */
function hasPart(field: FormField, [name, ...more]: readonly string[]): boolean {
  if (name === undefined || field.kind !== "group") return true;
  const part = field.fields.find((each) => each.name === name);
  return part !== undefined && hasPart(part.field, more);
}

function problemOf({ path, message }: z.core.$ZodIssue): Problem {
  return { path: path.join("."), message };
}
