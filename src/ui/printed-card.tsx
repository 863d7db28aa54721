import { Button } from "./button.tsx";
import { type CardSize, cardSizeNames, cardSizes } from "./card-size.ts";
import { Logo } from "./logo.tsx";
import { QrPicture } from "./qr-picture.tsx";

type PrintedCardProps = {
  card: PrintCardProps;
  /** The screen's address; the paper size is in its query. */
  here: string;
  copy: Readonly<Record<"cardHeading" | "cardText" | "sizes" | "print" | "preview", string>>;
};

/** A print preview of a card with a choice of paper size. Only the card is printed. */
export function PrintedCard({ card, here, copy }: PrintedCardProps) {
  return (
    <>
      <section aria-labelledby="card" className="mt-8">
        <h2 className="text-h3" id="card">
          {copy.cardHeading}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">{copy.cardText}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <nav aria-label={copy.sizes}>
            <ul className="flex flex-wrap gap-1">
              {cardSizes.map((size) => (
                <li key={size}>
                  <a
                    aria-current={card.size === size ? "page" : undefined}
                    className={`flex min-h-11 items-center rounded-pill border-[1.5px] px-4 focus-ring ${
                      card.size === size
                        ? "border-line-strong bg-surface font-semibold text-ink shadow-paper"
                        : "border-transparent text-ink-soft hover:text-link"
                    }`}
                    href={`${here}?size=${size}`}
                  >
                    {cardSizeNames[size]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Button aria-keyshortcuts="p" onClick={() => window.print()} size="small" variant="primary">
            {copy.print}
          </Button>
        </div>
      </section>
      <figure aria-label={copy.preview} className="print-card-frame mt-5">
        <PrintCard {...card} />
      </figure>
    </>
  );
}

type PrintCardProps = {
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
function PrintCard({ size, name, title, text, code, qr, scan, address, contact }: PrintCardProps) {
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
