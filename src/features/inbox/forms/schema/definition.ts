import type * as z from "zod/mini";
import type { MailCopy } from "#content/schema.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";
import type { honeypotName } from "#platform/records/fields.ts";
import type { ConversationKind } from "../rules/conversation-kinds.ts";

/** A schema whose fields are made by `platform/records/fields.ts`. */
export type FormSchema = z.ZodMiniObject<
  Readonly<Record<string, z.ZodMiniType<string | undefined, string | undefined>>>,
  z.core.$strict
>;

/** The fields that are stored: all but the honeypot. */
export type StoredName<Schema extends FormSchema> = Exclude<
  Extract<keyof Schema["shape"], string>,
  typeof honeypotName
>;

export type FieldTexts = { label: string; placeholder: string; hint?: string; rows?: number };

/** One of the two forms. What the team does with what it brings stands in rules/conversation-kinds.ts, under the same name. */
export type FormDefinition<Schema extends FormSchema = FormSchema> = {
  kind: ConversationKind;
  schema: Schema;
  copy: Readonly<Record<StoredName<Schema>, FieldTexts>>;
  /** What the team's API, exports and screens call a field, where the form has a name of its own. */
  teamNames: Readonly<Partial<Record<StoredName<Schema>, string>>>;
  /** How far owners can shorten how long something is kept. */
  retention: { kept: RetentionRule; suspected: RetentionRule };
  endpoint: {
    path: `/${string}`;
    operationId: string;
    summary: string;
    stored: string;
    thanks: string;
    example: z.input<Schema>;
    form: { name: string; page: string; thanks: string };
    /** The name of the operation in idempotency keys. */
    idempotency: string;
  };
  /** The mail to the team: its outbox kind, the name of the id in the payload, and its text. */
  mail: { job: string; id: string; copy(about: { id: string; url: string }): MailCopy };
  /** How the terminal's commands speak of one. */
  command: { one: string; a: string };
};
