import { Note } from "#ui/note.tsx";
import { PrintedCard } from "#ui/printed-card.tsx";
import { QrFiles } from "#ui/qr-files.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { clinicCodeCardCopy as copy } from "../copy.ts";
import { clinicCodeCardScreen } from "../reads/card-screen.server.ts";

export const loader = screenLoader(({ services, actor, params: { id = "" }, search }) =>
  clinicCodeCardScreen(services, actor, { id, search }),
);

/** A code's link, QR code and printable card for the clinic's patients. */
export default function ClinicCodeCardScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { label, live, link, qr, saveAs, card, here } = content;
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a
          className="rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover"
          href="/admin/coupons"
        >
          {copy.back}
        </a>{" "}
        / {label}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      {live ? null : (
        <Note className="mt-5" kind="care">
          <p>{copy.notLive}</p>
        </Note>
      )}
      <QrFiles link={link} qr={qr} saveAs={saveAs} copy={copy} />
      <PrintedCard card={{ ...card, qr }} here={here} copy={copy} />
    </>
  );
}
