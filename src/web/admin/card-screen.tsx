import type { ReactNode } from "react";
import type { PrintedCard } from "#platform/qr/printed-card.server.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ListTabs } from "#ui/list/list-pages.tsx";
import { Logo } from "#ui/logo.tsx";
import { Note } from "#ui/note.tsx";
import { QrPicture } from "#ui/qr-picture.tsx";
import { ScreenHeading } from "./screen-heading.tsx";
import "./print-card.css";

const copy = {
  title: "Link, QR code and card",
  linkHeading: "Link",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "Your browser couldn't copy it. Please select the link and copy it yourself.",
  qrHeading: "QR code",
  qrText: "Dark on white with a margin. Please keep the margin so phones can read the code.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  sizes: "Paper size",
  print: "Print card",
  preview: "Card preview",
  scan: "Point your phone's camera at the code",
} as const;

export const cardScreenTitle = copy.title;

type CardScreenProps = {
  back: { href: string; text: string };
  /** Whose card it is. */
  at: string;
  use: string;
  /** Why the page that it leads to is closed, if it is. */
  closed: string | undefined;
  card: PrintedCard | undefined;
  /** In place of the card, if there is none yet. */
  missing?: ReactNode;
};

/** The link of a public page to pass on: to copy, as a QR code for print and screen, and on a card to print. */
export function CardScreen({ back, at, use, closed, card, missing }: CardScreenProps) {
  return (
    <>
      <ScreenHeading at={at} back={back} title={copy.title} />
      {card === undefined ? (
        <div className="mt-6">{missing}</div>
      ) : (
        <>
          {closed === undefined ? null : (
            <Note className="mt-5" kind="care">
              <p>{closed}</p>
            </Note>
          )}
          <QrFiles card={card} />
          <CardPreview card={card} use={use} />
        </>
      )}
    </>
  );
}

type CardProps = { card: PrintedCard };

function QrFiles({ card: { link, qr, saveAs } }: CardProps) {
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

/** Only the card is printed. */
function CardPreview({ card, use }: CardProps & { use: string }) {
  return (
    <>
      <section aria-labelledby="card" className="mt-8">
        <h2 className="text-h3" id="card">
          {copy.cardHeading}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">{use}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ListTabs label={copy.sizes} tabs={card.sizes} />
          <Button aria-keyshortcuts="p" onClick={() => window.print()} size="small" variant="primary">
            {copy.print}
          </Button>
        </div>
      </section>
      <figure aria-label={copy.preview} className="print-card-frame mt-5">
        <Card card={card} />
      </figure>
    </>
  );
}

/** Longer texts get a smaller font to fit. */
const long = 190;
const veryLong = 400;

/** A card for a wall or a table: its topic, a QR code, and a short address to type. */
function Card({ card: { size, name, title, text, code, qr, address, contact } }: CardProps) {
  const length = title.length * 1.5 + text.join(" ").length + (code ? 40 : 0);
  return (
    <div
      className="print-card rounded-lg border border-line shadow-card"
      data-long={length > veryLong ? "very" : length > long ? "" : undefined}
      data-size={size}
    >
      <div className="print-card-inside">
        <Logo className="text-[calc(9*var(--unit))]" name={name} />
        <div className="grid gap-[calc(2*var(--unit))]">
          <p className="print-card-title">{title}</p>
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <QrPicture className="print-card-qr" label={copy.scan} path={qr.path} size={qr.size} />
        {code === undefined ? null : (
          <p>
            {code.label}
            <span className="print-card-code block" data-long={code.value.length > 16 ? "" : undefined}>
              {code.value}
            </span>
          </p>
        )}
        <div>
          <p>{copy.scan}</p>
          <p className="print-card-address">{address}</p>
          {contact === "" ? null : <p>{contact}</p>}
        </div>
      </div>
    </div>
  );
}
