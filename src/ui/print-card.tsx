import type { CardSize } from "./card-size.ts";
import { Logo } from "./logo/logo.tsx";
import { QrPicture } from "./qr-picture.tsx";

export type PrintCardProps = {
  size: CardSize;
  /** The site's name, as in its logo. */
  name: string;
  title: string;
  /** One or two sentences, each on its own line. */
  text: readonly string[];
  /** Large text below the QR code: what to type somewhere. */
  code?: { label: string; value: string } | undefined;
  qr: { size: number; path: string };
  /** What scanning does, next to the QR code. */
  scan: string;
  /** To type, for those who can't scan. */
  address: string;
  contact: string;
};

/** Longer texts get a smaller font to fit. */
const long = 190;
const veryLong = 400;

/** A card for a wall or a table: its topic, a QR code, and a short address to type. */
export function PrintCard({ size, name, title, text, code, qr, scan, address, contact }: PrintCardProps) {
  const length = title.length * 1.5 + text.join(" ").length + (code ? 40 : 0);
  return (
    <div
      className="print-card rounded-lg border border-line shadow-card"
      data-long={length > veryLong ? "very" : length > long ? "" : undefined}
      data-size={size}
    >
      <div className="print-card-inside">
        <Logo className="h-[calc(9*var(--unit))] w-[calc(36*var(--unit))]" name={name} />
        <div className="grid gap-[calc(2*var(--unit))]">
          <p className="print-card-title">{title}</p>
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <QrPicture className="print-card-qr" label={scan} path={qr.path} size={qr.size} />
        {code === undefined ? null : (
          <p>
            {code.label}
            <span className="print-card-code block" data-long={code.value.length > 16 ? "" : undefined}>
              {code.value}
            </span>
          </p>
        )}
        <div>
          <p>{scan}</p>
          <p className="print-card-address">{address}</p>
          <p>{contact}</p>
        </div>
      </div>
    </div>
  );
}
