import { heldCopy } from "#content/my-data.ts";
import { columnOf, fieldsOf, optionalText, personal } from "#platform/records/fields.ts";
import { addressFields, type ColumnsOf, type InputOf, recordTable } from "#platform/records/record-table.ts";
import { nameBound } from "./rules.ts";

/** What the team notes of a subscriber besides tags. A new one also takes a column, and nothing else. */
export const subscriberDetails = {
  name: personal(
    optionalText({
      ...{ label: "Name", max: nameBound },
      tooLong: `Please keep the name under ${nameBound} characters`,
    }),
  ),
};
export const detailFields = fieldsOf({ shape: subscriberDetails });
export type SubscriberDetails = InputOf<typeof subscriberDetails>;

/** Of a forgotten subscriber only the blind index of the address is left. */
export const subscriberPeople = recordTable(
  { ...addressFields, ...subscriberDetails },
  { table: "subscribers", ownLabels: heldCopy.labels },
);

export type SubscriberColumns = ColumnsOf<typeof addressFields & typeof subscriberDetails>;

/** The columns that a change has: what it leaves out stays as it is. */
export function detailColumns(
  services: Parameters<typeof subscriberPeople.toRow>[0],
  id: string,
  details: SubscriberDetails,
): Partial<SubscriberColumns> {
  const changes = detailFields.filter(({ name }) => Reflect.get(details, name) !== undefined);
  const columns = changes.map(({ name }) => columnOf(name));
  const row = subscriberPeople.toRow(services, id, { ...details, email: "" });
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
}
