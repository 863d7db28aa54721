import { current, identityNow } from "#content/current.ts";
import { site, siteDocument } from "#content/site.ts";
import { printedCard } from "#platform/qr/printed-card.server.ts";
import { CardScreen, cardScreenTitle } from "#web/admin/card-screen.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { clinicCodeById } from "../reads.server.ts";
import { clinicCodePlans } from "../rules.ts";

const copy = {
  back: "Clinic codes",
  notLive: "The code can't be used now. Its page says why.",
  use: "For the clinic to hand out or put on a wall. Choose a paper size, then print at full size.",
  cardLine: (clinic: string, plan: string) =>
    `${clinic} gives you a code for ${identityNow().name}: ${plan}.`,
  codeLabel: "Your code",
  contact: (address: string) => `Questions? ${address}`,
} as const;

export const loader = screenLoader(async ({ services, actor, params: { id = "" }, search }) => {
  const { clinic, code, covers, plan, status } = await clinicCodeById(services, actor, id);
  const planTitle = clinicCodePlans().find((each) => each.id === plan)?.title ?? plan;
  const page = { path: `/c/${code}`, here: `/admin/clinic-codes/${id}/card`, search, saveAs: `code-${code}` };
  return {
    title: cardScreenTitle,
    label: `${clinic}, ${code}`,
    live: status === "live",
    card: await printedCard(services, page, {
      name: site.productName,
      title: current(siteDocument).clinicCodes.cardTitle,
      text: [copy.cardLine(clinic, planTitle), ...(covers === "" ? [] : [covers])],
      code: { label: copy.codeLabel, value: code },
      // A stand-in address mustn't be printed.
      contact: site.supportEmail.sample ? "" : copy.contact(site.supportEmail.address),
    }),
  };
});

export default function ClinicCodeCardScreen({
  loaderData: { label, live, card },
}: ScreenProps<typeof loader>) {
  return (
    <CardScreen
      at={label}
      back={{ href: "/admin/clinic-codes", text: copy.back }}
      card={card}
      closed={live ? undefined : copy.notLive}
      use={copy.use}
    />
  );
}
