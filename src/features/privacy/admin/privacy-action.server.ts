import { HttpError } from "#platform/http/errors.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { checkCertificate } from "../reads/certificates.server.ts";
import { retentionPreviewOf } from "../reads/retention.server.ts";
import { adminErasure, adminLookup, certificateCheck, retentionChange, retentionPreview } from "../schema.ts";
import { eraseByOwner } from "../writes/erase.server.ts";
import { lookUp } from "../writes/lookup.server.ts";
import { changeRetention } from "../writes/retention.server.ts";

const limit = { points: 60, seconds: 600 };

export const action = screenAction({
  findPersonalData: operation({
    input: adminLookup,
    limit,
    handle: ({ services, actor, input }) => lookUp(services, actor, input.email),
  }),
  erasePersonalData: operation({
    input: adminErasure,
    limit,
    async handle({ services, actor, input }) {
      return { certificate: await eraseByOwner(services, actor, input.email) };
    },
  }),
  checkCertificate: operation({
    input: certificateCheck,
    withoutRecentSignIn: "reads no more than one screen shows",
    limit,
    async handle({ services, actor, input: { code, email = "" } }) {
      const found = await checkCertificate(services, actor, { code, email });
      if (found) return found;
      const message = "We have no certificate with this code.";
      throw new HttpError("not_found", { message, fields: { code: message } });
    },
  }),
  previewRetention: operation({
    input: retentionPreview,
    withoutRecentSignIn: "reads no more than one screen shows",
    handle: ({ services, actor, input }) => retentionPreviewOf(services, actor, input),
  }),
  changeRetention: operation({
    input: retentionChange,
    handle: ({ services, actor, input }) => changeRetention(services, actor, input),
  }),
});
