import { heldCopy } from "#content/my-data.ts";
import { recordTable } from "#platform/records/record-table.ts";
import { personFields } from "./schema/places.ts";

export const placePeople = recordTable(personFields, { table: "group_places", ownLabels: heldCopy.labels });

/** Who has signed up, and hasn't pressed the mailed link yet. */
export const intentPeople = recordTable(personFields, { table: "group_intents", ownLabels: heldCopy.labels });
