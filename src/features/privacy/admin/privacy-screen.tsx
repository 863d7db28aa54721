import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { privacyCopy as copy } from "../copy.ts";
import { latestCertificates } from "../reads/certificates.server.ts";
import { retentionNow } from "../reads/retention.server.ts";
import { CertificatesPanel } from "../ui/certificates-panel.tsx";
import { FindPanel } from "../ui/find-panel.tsx";
import { RetentionPanel } from "../ui/retention-panel.tsx";

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
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
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
