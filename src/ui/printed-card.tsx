import { Button } from "./button.tsx";
import { cardSizeNames, cardSizes } from "./card-size.ts";
import { PrintCard, type PrintCardProps } from "./print-card.tsx";

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
