import { useState } from "react";
import { certificateCopy } from "#content/my-data.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { privacyCopy } from "../copy.ts";
import type { Certificate } from "../schema.ts";
import { checkedIn } from "./answers.ts";
import { CertificateFacts } from "./certificate-facts.tsx";

const copy = privacyCopy.certificates;

/** Verifies a certificate and lists the latest ones. */
export function CertificatesPanel({
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
    <Panel heading={copy.heading} id="certificates">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["code", "email"]}
        id="certificate"
        submit={{ text: copy.submit, busy: copy.submit }}
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
          label={copy.code}
          marks={marks}
          maxLength={60}
          name="code"
          spellCheck={false}
        />
        <TextField
          autoComplete="off"
          error={problem?.fields.email}
          id="certificate-email"
          label={copy.email}
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
              <p>{checked.fits === null ? copy.exists : checked.fits ? copy.fits : copy.fitsNot}</p>
            </Note>
            <CertificateFacts certificate={checked.certificate} copy={certificateCopy} />
          </div>
        )}
      </div>
      <div className="border-t border-line pt-5">
        <h3 className="text-h4">{copy.latest}</h3>
        {certificates.length === 0 ? (
          <p className="mt-1 max-w-text text-ink-soft">{copy.none}</p>
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
