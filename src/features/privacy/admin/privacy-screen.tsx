import { useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { certificateCopy } from "#content/my-data.ts";
import { nextNight } from "#platform/clock/clock.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { formatTime } from "#ui/moment.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { latestCertificates } from "../reads/certificates.server.ts";
import { retentionNow } from "../reads/retention.server.ts";
import type { Certificate } from "../schema.ts";
import { CertificateFacts } from "../ui/certificate-facts.tsx";
import { FindPanel } from "./find-panel.tsx";
import type { action } from "./privacy-action.server.ts";
import { RetentionPanel } from "./retention-panel.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: "Privacy",
  certificates: await latestCertificates(services, actor),
  kinds: await retentionNow(services, actor),
  night: formatTime(nextNight(services.clock.now()).toISOString(), await teamZone(services)),
}));

export { action } from "./privacy-action.server.ts";

export default function PrivacyScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { title, certificates, kinds, night } = loaderData;
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
        <RetentionPanel kinds={kinds} night={night} />
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
