import { ButtonLink } from "./button-link.tsx";
import { CopyButton } from "./copy-button.tsx";
import { QrPicture } from "./qr-picture.tsx";

type QrFilesProps = {
  link: string;
  qr: { size: number; path: string; svg: string; png: string };
  /** The file name without its extension. */
  saveAs: string;
  copy: Readonly<
    Record<
      "linkHeading" | "copy" | "copied" | "copyFailed" | "qrHeading" | "qrText" | "svg" | "png" | "scan",
      string
    >
  >;
};

/** A link to pass on: to copy, as a QR code, and the code as downloads for print and screen. */
export function QrFiles({ link, qr, saveAs, copy }: QrFilesProps) {
  return (
    <div className="mt-6 grid gap-5 rounded-lg border border-line bg-surface p-card shadow-card sm:grid-cols-[auto_minmax(0,1fr)]">
      <QrPicture
        className="size-44 rounded-md border border-line"
        label={copy.scan}
        path={qr.path}
        size={qr.size}
      />
      <div className="grid content-start gap-5">
        <section aria-labelledby="link" className="grid justify-items-start gap-2">
          <h2 className="text-h4" id="link">
            {copy.linkHeading}
          </h2>
          <p className="font-semibold wrap-anywhere">{link}</p>
          <CopyButton copied={copy.copied} failed={copy.copyFailed} label={copy.copy} text={link} />
        </section>
        <section aria-labelledby="qr" className="grid justify-items-start gap-2">
          <h2 className="text-h4" id="qr">
            {copy.qrHeading}
          </h2>
          <p className="text-small text-ink-soft">{copy.qrText}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink download={`${saveAs}.svg`} href={qr.svg} size="small" variant="outline">
              {copy.svg}
            </ButtonLink>
            <ButtonLink download={`${saveAs}.png`} href={qr.png} size="small" variant="outline">
              {copy.png}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}
