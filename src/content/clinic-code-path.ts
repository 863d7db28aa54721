/** How a code from a clinic is used. The home page and the clinics' pages say it in these words. */
import { current } from "./current.ts";
import { plansDocument } from "./plans.ts";
import type { SitePath } from "./schema.ts";

export type ClinicCodePath = {
  steps: readonly { title: string; text: string }[];
  /** Opens the purchase page in a new tab. */
  activate: { text: string; href: string };
  help: { text: string; href: SitePath };
};

export const clinicCodePath: ClinicCodePath = {
  steps: [
    { title: "Choose Activate Membership", text: "The purchase page opens in a new tab." },
    { title: "Press the “Have a coupon?” link", text: "It’s on the purchase page." },
    { title: "Type the code from your card", text: "Check the price before you confirm anything." },
  ],
  get activate() {
    return { text: "Activate Membership", href: current(plansDocument).premium.enrolUrl };
  },
  help: { text: "My code doesn’t work", href: "/contact" },
};
