import { AsyncLocalStorage } from "node:async_hooks";
import type * as z from "zod/mini";
import type { ContentDocument } from "../current.ts";
import type { SitePath } from "../schema.ts";
import { fieldOf } from "./fields.server.ts";
import type { FormField } from "./form-field.ts";

/** What is wrong with a value: where, and a sentence. */
export type Problem = { path: string; message: string };

/** A document that the team edits, without its type, so that all documents fit in one list. */
export type EditableDocument = {
  id: string;
  /** As the team calls it. */
  title: string;
  about: string;
  /** Where it is shown: the pages to render again when it is published. */
  pages: "every" | readonly SitePath[];
  /** The page that the preview opens. */
  preview: SitePath;
  form: FormField;
  shipped: unknown;
  /** What is published, or the default. */
  now(): unknown;
  /** What is wrong with a value; empty if it can be published. */
  problemsOf(value: unknown): readonly Problem[];
  /** Lays a value over the default in this process; undefined takes it away. @throws if it doesn't fit the schema. */
  publish(value: unknown): void;
  /** Runs something with a value lying over what is published, and nothing else sees it. */
  during<Result>(value: unknown, run: () => Result): Result;
};

type Description<Value> = Pick<EditableDocument, "title" | "about" | "pages" | "preview"> & {
  document: ContentDocument<Value>;
  schema: z.ZodMiniType<Value>;
};

/** Joins a document with its schema. */
export function editable<Value>({ document, schema, ...about }: Description<Value>): EditableDocument {
  const scope = new AsyncLocalStorage<Value>();
  document.preview = () => scope.getStore();
  return {
    ...about,
    id: document.id,
    form: fieldOf(schema),
    shipped: document.shipped,
    now: () => document.published ?? document.shipped,
    problemsOf(value) {
      const read = schema.safeParse(value);
      return read.success ? [] : read.error.issues.map(problemOf);
    },
    publish(value) {
      document.published = value === undefined ? undefined : schema.parse(value);
    },
    during: (value, run) => scope.run(schema.parse(value), run),
  };
}

function problemOf({ path, message }: z.core.$ZodIssue): Problem {
  return { path: path.join("."), message };
}
