import { changeOperation, createOperation } from "#web/admin/record-screen.server.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { clinicCodeChange, clinicCodes } from "../record.server.ts";
import { clinicCodeDeletion } from "../schema.ts";
import { changeClinicCode, createClinicCode, deleteClinicCode } from "../writes.server.ts";

const list = "/admin/clinic-codes";
const copy = {
  saved: "Saved. The public page shows it now.",
  savedClosed: "Saved. The code can't be used right now, and its public page says why.",
} as const;

export const action = screenAction({
  createClinicCode: createOperation(clinicCodes, {
    input: clinicCodes.input,
    handle: ({ services, actor, input }) => createClinicCode(services, actor, input),
    next: ({ id }) => `${list}/${id}/card`,
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
    next: () => list,
  }),
});
