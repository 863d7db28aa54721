import { changeOperation, createOperation, recordLoader } from "#web/admin/record-screen.server.ts";
import { RecordScreen } from "#web/admin/record-screen.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import type { ScreenProps } from "#web/admin/screen-loader.server.ts";
import { clinicCodeChange, clinicCodes } from "../record.server.ts";
import { clinicCodePlans } from "../rules.ts";
import { clinicCodeDeletion } from "../schema.ts";
import { changeClinicCode, createClinicCode, deleteClinicCode } from "../writes.server.ts";

const list = { href: "/admin/clinic-codes", text: "Clinic codes" };

const copy = {
  lead: "Everything here appears on the code's public page. Set up the discount itself on the course platform.",
  newCode: "The same as on the course platform. Leave it empty and we'll create one for you to set up there.",
  saved: "Saved. The public page shows it now.",
  savedClosed: "Saved. The code can't be used right now, and its public page says why.",
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

export const action = screenAction({
  createClinicCode: createOperation(clinicCodes, {
    input: clinicCodes.input,
    handle: ({ services, actor, input }) => createClinicCode(services, actor, input),
    next: ({ id }) => `${list.href}/${id}/card`,
  }),
  changeClinicCode: changeOperation(clinicCodes, {
    input: clinicCodeChange,
    async handle({ services, actor, params: { id = "" }, input }) {
      const code = await changeClinicCode(services, actor, id, input);
      return { ...code, saved: code.status === "live" ? copy.saved : copy.savedClosed };
    },
  }),
  deleteClinicCode: operation({
    permission: "records.delete",
    input: clinicCodeDeletion,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      deleteClinicCode(services, actor, { id, typedCode: input.code }),
    next: () => list.href,
  }),
});

export default function ClinicCodeFormScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <RecordScreen content={loaderData} />;
}
