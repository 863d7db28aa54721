import { recordLoader } from "#web/admin/record-screen.server.ts";
import { RecordScreen } from "#web/admin/record-screen.tsx";
import type { ScreenProps } from "#web/admin/screen-loader.server.ts";
import { clinicCodes } from "../record.server.ts";
import { clinicCodePlans } from "../rules.ts";

const list = { href: "/admin/clinic-codes", text: "Clinic codes" };

const copy = {
  lead: "Everything here appears on the code's public page. Set up the discount itself on the course platform.",
  newCode: "The same as on the course platform. Leave it empty and we'll create one for you to set up there.",
} as const;

/** After creating a code, the form continues to the card. */
export const loader = recordLoader(clinicCodes, {
  ...{ list, lead: copy.lead, newTitle: "New code", save: "Save code" },
  ...{ titleOf: () => "Edit code", atOf: ({ code }) => code },
  after: `${list.href}/:id/card`,
  operations: { create: "createClinicCode", change: "changeClinicCode" },
  shown(field, isNew) {
    if (field.name === "plan")
      return { ...field, options: clinicCodePlans().map(({ id, title }) => ({ value: id, label: title })) };
    return field.name === "code" && isNew ? { ...field, hint: copy.newCode, needed: false } : field;
  },
});

export { action } from "./clinic-code-action.server.ts";

export default function ClinicCodeFormScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <RecordScreen content={loaderData} />;
}
