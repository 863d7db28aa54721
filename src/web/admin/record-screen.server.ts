import type * as z from "zod";
import type { OperationCall, ScreenOperation } from "#platform/http/screen-operation.ts";
import { type Actor, may, type Permission } from "#platform/permissions/access.ts";
import type { Field } from "#platform/records/fields.ts";
import { fromForm, initialTexts, toForm } from "#platform/records/record-form.ts";
import type { Services } from "#platform/services.ts";
import type { RecordContent, RecordCopy } from "./record-screen.tsx";
import { operation } from "./screen-action.server.ts";
import { screenLoader } from "./screen-loader.server.ts";

type ScreenRecord<Value extends object> = {
  fields: readonly Field[];
  permissions: { write: Permission };
  byId(services: Services, actor: Actor, id: string): Promise<Value & { id: string; revision: number }>;
};

/** The loader of the screen of a new record, or of the one in the address. */
export function recordLoader<Value extends object>(
  record: ScreenRecord<Value>,
  { titleOf, atOf = titleOf, shown = (field) => field, ...copy }: RecordScreenOf<Value>,
) {
  return screenLoader(async ({ services, actor, params: { id } }): Promise<RecordContent> => {
    const fields = record.fields.map((field) => shown(field, id === undefined));
    const deletion = may(actor, "records.delete") ? copy.deletion : undefined;
    if (id === undefined) {
      const { newTitle: title } = copy;
      return { ...copy, fields, deletion, title, at: title, id, revision: 1, initial: initialTexts(fields) };
    }
    const value = await record.byId(services, actor, id);
    const initial = toForm(record.fields, value);
    return {
      ...copy,
      fields,
      deletion,
      title: titleOf(value),
      at: atOf(value),
      id,
      revision: value.revision,
      initial,
    };
  });
}

type RecordScreenOf<Value> = RecordCopy & {
  titleOf(value: Value): string;
  /** What the way back says of it, if that isn't its title. */
  atOf?(value: Value): string;
  /** A field as this screen shows it, where that isn't as it's declared. */
  shown?(field: Field, isNew: boolean): Field;
};

type Operation<Input, Given, Made> = {
  input: z.core.$ZodType<Input, Given>;
  handle(call: OperationCall<Input>): Promise<Made>;
};

/** `next` is where a form without script leads. */
export function createOperation<Input, Given, Made>(
  record: Pick<ScreenRecord<object>, "fields" | "permissions">,
  { next, ...definition }: Operation<Input, Given, Made> & { next(made: Made): string },
): ScreenOperation<Input, Made, Given> {
  return { ...changeOperation(record, definition), limit: { points: 60, seconds: 600 }, next };
}

export function changeOperation<Input, Given, Made>(
  { fields, permissions }: Pick<ScreenRecord<object>, "fields" | "permissions">,
  definition: Operation<Input, Given, Made>,
): ScreenOperation<Input, Made, Given> {
  return operation({
    ...definition,
    permission: permissions.write,
    fromForm: (texts) => fromForm(fields, texts),
    withoutRecentSignIn: "changes one record, which can be changed again",
  });
}
