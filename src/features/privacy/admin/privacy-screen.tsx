import { useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { certificateCopy } from "#content/my-data.ts";
import { HttpError } from "#platform/http/errors.ts";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { checkCertificate, latestCertificates } from "../reads/certificates.server.ts";
import { retentionNow, retentionPreviewOf } from "../reads/retention.server.ts";
import {
  adminErasure,
  adminLookup,
  type Certificate,
  certificateCheck,
  retentionChange,
  retentionPreview,
} from "../schema.ts";
import { CertificateFacts } from "../ui/certificate-facts.tsx";
import { eraseByOwner } from "../writes/erase.server.ts";
import { lookUp } from "../writes/lookup.server.ts";
import { changeRetention } from "../writes/retention.server.ts";
import { FindPanel } from "./find-panel.tsx";
import { RetentionPanel } from "./retention-panel.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: "Privacy",
  certificates: await latestCertificates(services, actor),
  kinds: await retentionNow(services, actor),
}));

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

export default function PrivacyScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { title, certificates, kinds } = loaderData;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Answer requests for personal data, verify erasure certificates, and set how long data is kept.
      </p>
      <div className="mt-7 grid gap-grid">
        <div className="grid items-start gap-grid xl:grid-cols-2">
          <FindPanel />
          <CertificatesPanel certificates={certificates} />
        </div>
        <RetentionPanel kinds={kinds} />
      </div>
    </>
  );
}

function CertificatesPanel({ certificates }: { certificates: readonly Certificate[] }) {
  const { busy, problem, send } = useOperations<typeof action>();
  const [checked, setChecked] = useState<{ certificate: Certificate; fits: boolean | null }>();
  return (
    <Panel heading="Certificates" id="certificates">
      <p className="max-w-text text-ink-soft">
        Each erasure creates a certificate with a code, the time and what was erased. It doesn't show whose
        data it was. Enter a code and an address to check whether they match.
      </p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["code", "email"]}
        id="certificate"
        submit={{ text: "Check", busy: "Check" }}
        onSend={async (given) => {
          setChecked(undefined);
          const code = String(given.get("code") ?? "");
          const email = String(given.get("email") ?? "");
          setChecked(await send("checkCertificate", { code, email }, { stay: true }));
        }}
      >
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={problem?.fields.code}
          id="certificate-code"
          label="Certificate code"
          marks={requiredMarks}
          maxLength={60}
          name="code"
          spellCheck={false}
        />
        <TextField
          autoComplete="off"
          error={problem?.fields.email}
          id="certificate-email"
          label="Email address to compare"
          marks={requiredMarks}
          maxLength={254}
          name="email"
          optional
          type="email"
        />
      </AdminForm>
      <div className="empty:hidden" role="status">
        {checked === undefined ? null : (
          <div className="grid gap-4">
            <Note kind={checked.fits === false ? "care" : "rule"}>
              <p>
                {checked.fits === null
                  ? "This certificate exists. Enter an address to check whether it matches."
                  : checked.fits
                    ? "This certificate matches this address."
                    : "This certificate exists, but it doesn't match this address."}
              </p>
            </Note>
            <CertificateFacts certificate={checked.certificate} copy={certificateCopy} />
          </div>
        )}
      </div>
      <div className="border-t border-line pt-5">
        <h3 className="text-h4">Latest certificates</h3>
        {certificates.length === 0 ? (
          <p className="mt-1 max-w-text text-ink-soft">
            Nothing has been erased on request yet. Certificates will appear here.
          </p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {certificates.map(({ code, erasedAt, by, counts }) => (
              <li className="flex flex-wrap gap-x-6 gap-y-1 py-2.5" key={code}>
                <a
                  className="rounded-xs font-mono tracking-wider text-link underline underline-offset-4 focus-ring"
                  href={`/privacy/my-data/certificate/${code}`}
                >
                  {code}
                </a>
                <span className="text-small text-ink-soft">
                  <LocalTime at={erasedAt} /> · {certificateCopy.by[by]} ·{" "}
                  {counts.map(({ title, count }) => `${title}: ${count}`).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
