import { Logo } from "./logo/logo.tsx";
import { QrPicture } from "./qr-picture.tsx";

export type PrintCardSize = "a6" | "a4";

export type PrintCardProps = {
  size: PrintCardSize;
  /** The site's name, as its logo says it. */
  name: string;
  title: string;
  /** A sentence or two; each a line of its own. */
  text: readonly string[];
  /** Large under the code to scan: what has to be typed somewhere. */
  code?: { label: string; value: string } | undefined;
  qr: { size: number; path: string };
  /** What scanning does, said beside the picture. */
  scan: string;
  /** To be typed by those who cannot scan. */
  address: string;
  contact: string;
};

/** From how many letters on the words need smaller ones to fit. */
const long = 190;
const veryLong = 400;

/** A card for a wall or a desk: what it is about, a QR code, and a short address for those who type. */
export function PrintCard({ size, name, title, text, code, qr, scan, address, contact }: PrintCardProps) {
  const length = title.length * 1.5 + text.join(" ").length + (code ? 40 : 0);
  return (
    <div
      className="print-card rounded-lg border border-line shadow-card"
      data-long={length > veryLong ? "very" : length > long ? "" : undefined}
      data-size={size}
    >
      <div className="print-card-inside">
        <Logo className="h-[9cqw] w-[36cqw]" name={name} />
        <div className="grid gap-[2cqw]">
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
