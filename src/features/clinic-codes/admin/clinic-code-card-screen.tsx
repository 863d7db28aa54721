import { site } from "#content/site.ts";
import { qrCodeOf } from "#platform/qr/qr-code.server.ts";
import { cardSizeIn } from "#ui/card-size.ts";
import { Note } from "#ui/note.tsx";
import { PrintedCard } from "#ui/printed-card.tsx";
import { QrFiles } from "#ui/qr-files.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { clinicCodeById } from "../reads.server.ts";
import { clinicCodePlans } from "../rules.ts";

const copy = {
  back: "Clinic codes",
  title: "Link, QR code and card",
  notLive: "The code can't be used now. Its page says why.",
  linkHeading: "Link",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "Your browser couldn't copy it. Please select the link and copy it yourself.",
  qrHeading: "QR code",
  qrText: "Dark on white with a margin. Please keep the margin so phones can read the code.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  cardText: "For the clinic to hand out or put on a wall. Choose a paper size, then print at full size.",
  sizes: "Paper size",
  print: "Print card",
  preview: "Card preview",
  cardTitle: "You don't have to go through it alone",
  cardLine: (clinic: string, plan: string) => `${clinic} gives you a code for Kinward: ${plan}.`,
  codeLabel: "Your code",
  scan: "Point your phone's camera at the code",
  contact: (address: string) => `Questions? ${address}`,
} as const;

export const loader = screenLoader(async ({ services, actor, params: { id = "" }, search }) => {
  const { clinic, code, covers, plan, status } = await clinicCodeById(services, actor, id);
  const link = `${services.settings.SITE_URL}/c/${code}`;
  const planTitle = clinicCodePlans().find((each) => each.id === plan)?.title ?? plan;
  return {
    title: copy.title,
    label: `${clinic}, ${code}`,
    live: status === "live",
    here: `/admin/clinic-codes/${id}/card`,
    saveAs: `code-${code}`,
    link,
    qr: await qrCodeOf(link),
    card: {
      size: cardSizeIn(search),
      name: site.productName,
      title: copy.cardTitle,
      text: [copy.cardLine(clinic, planTitle), ...(covers === "" ? [] : [covers])],
      code: { label: copy.codeLabel, value: code },
      scan: copy.scan,
      address: link.replace(/^https?:\/\//, ""),
      contact: copy.contact(site.supportEmail.address),
    },
  };
});

/** A code's link, QR code and printable card for the clinic's patients. */
export default function ClinicCodeCardScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { label, live, link, qr, saveAs, card, here } = content;
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a
          className="rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover"
          href="/admin/clinic-codes"
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
