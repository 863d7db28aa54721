import { heldCopy } from "#content/my-data.ts";
import { fieldsOf, optionalText, personal } from "#platform/records/fields.ts";
import { addressFields, type ColumnsOf, type GivenOf, recordTable } from "#platform/records/record-table.ts";
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
export type SubscriberDetails = GivenOf<typeof subscriberDetails>;

/** Of a forgotten subscriber only the blind index of the address is left. */
export const subscriberPeople = recordTable(
  { ...addressFields, ...subscriberDetails },
  { table: "subscribers", ownLabels: heldCopy.labels },
);

export type SubscriberColumns = ColumnsOf<typeof addressFields & typeof subscriberDetails>;

/** The columns of their details, for one who is there already. */
export function detailColumns(
  services: Parameters<typeof subscriberPeople.toRow>[0],
  id: string,
  details: SubscriberDetails,
): Omit<SubscriberColumns, "email" | "email_index"> {
  const {
    email: _email,
    email_index: _index,
    ...columns
  } = subscriberPeople.toRow(services, id, {
    ...details,
    email: "",
  });
  return columns;
}
