import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { PrintedCard } from "#ui/printed-card.tsx";
import { QrFiles } from "#ui/qr-files.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { campaignCardScreen } from "../reads/card-screen.server.ts";

const copy = {
  back: "Campaigns",
  notPublic: {
    heading: "It has no public page yet",
    text: "Publish the campaign first. Then you'll find its link, QR code and a card to print here.",
    edit: "Go to the draft",
  },
  notOpen: "Visitors can't answer it now. The page says so and suggests where to go next.",
  linkHeading: "Link",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "Your browser couldn't copy it. Please select the link and copy it yourself.",
  qrHeading: "QR code",
  qrText: "Dark on white with a margin. Please keep the margin so phones can read the code.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  cardText: "For a waiting room or front desk. Choose a paper size, then print at full size.",
  sizes: "Paper size",
  print: "Print card",
  preview: "Card preview",
} as const;

export const loader = screenLoader(({ services, actor, params: { id = "" }, search }) =>
  campaignCardScreen(services, actor, { id, search }),
);

/** How a campaign is handed on: its link, its QR code, and a card for a clinic's waiting room. */
export default function CampaignCardScreen({
  loaderData: { title, campaign, card, edit },
}: ScreenProps<typeof loader>) {
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a
          className="rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover"
          href="/admin/campaigns"
        >
          {copy.back}
        </a>{" "}
        / {campaign}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      {card === undefined ? (
        <div className="mt-6">
          <EmptyState
            heading={copy.notPublic.heading}
            next={edit === undefined ? undefined : { href: edit, text: copy.notPublic.edit }}
            picture="empty-campaigns"
            text={copy.notPublic.text}
          />
        </div>
      ) : (
        <>
          {card.open ? null : (
            <Note className="mt-5" kind="care">
              <p>{copy.notOpen}</p>
            </Note>
          )}
          <QrFiles link={card.link} qr={card.qr} saveAs={card.saveAs} copy={{ ...copy, scan: card.scan }} />
          <PrintedCard card={card} here={card.here} copy={copy} />
        </>
      )}
    </>
  );
}
