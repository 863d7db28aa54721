import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { certificateCopy } from "#content/my-data.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { privacyCopy as copy } from "../copy.ts";
import { latestCertificates } from "../reads/certificates.server.ts";
import { retentionNow } from "../reads/retention.server.ts";
import type { Certificate } from "../schema.ts";
import { checkedIn } from "../ui/answers.ts";
import { CertificateFacts } from "../ui/certificate-facts.tsx";
import { FindPanel } from "./find-panel.tsx";
import { RetentionPanel } from "./retention-panel.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: copy.heading,
  marks: fieldMarks,
  failed: adminCopy.failed,
  certificates: await latestCertificates(services, actor),
  kinds: await retentionNow(services, actor),
}));

/** Data requests, erasure certificates and retention. */
export default function PrivacyScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { marks, failed, certificates, kinds } = content;
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Answer requests for personal data, verify erasure certificates, and set how long data is kept.
      </p>
      <div className="mt-7 grid gap-grid">
        <div className="grid items-start gap-grid xl:grid-cols-2">
          <FindPanel failed={failed} marks={marks} onChange={onChange} />
          <CertificatesPanel certificates={certificates} failed={failed} marks={marks} />
        </div>
        <RetentionPanel failed={failed} kinds={kinds} onChange={onChange} />
      </div>
    </>
  );
}

/** Verifies a certificate and lists the latest ones. */
function CertificatesPanel({
  certificates,
  marks,
  failed,
}: {
  certificates: readonly Certificate[];
  marks: FieldMarks;
  failed: string;
}) {
  const { busy, problem, send } = useSending(failed);
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
          const response = await send("POST", "/api/admin/privacy/certificates/check", {
            code: given.get("code"),
            email: given.get("email"),
          });
          if (response !== undefined) setChecked(checkedIn(response));
        }}
      >
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={problem?.fields.code}
          id="certificate-code"
          label="Certificate code"
          marks={marks}
          maxLength={60}
          name="code"
          spellCheck={false}
        />
        <TextField
          autoComplete="off"
          error={problem?.fields.email}
          id="certificate-email"
          label="Email address to compare"
          marks={marks}
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
