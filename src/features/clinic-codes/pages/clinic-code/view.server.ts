import { clinicCodePath } from "#content/clinic-code-path.ts";
import { layout } from "#content/layout.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { formatDay } from "../../copy/columns.ts";
import { clinicCodeAt, type PublicClinicCode } from "../../reads/public.server.ts";

import { closedClinicCodes, clinicCodePage as words } from "./copy.ts";

const page = { meta: words.meta };

/** The data of a clinic code's page. */
export async function clinicCodeAtAddress({ services, siteUrl }: PageRequest, typed: string) {
  const coupon = services ? await clinicCodeAt(services, typed) : undefined;
  if (coupon?.standing !== "live")
    return {
      kind: "closed" as const,
      known: coupon !== undefined,
      page,
      siteUrl,
      door: closedClinicCodes[coupon?.standing ?? "missing"],
    };
  const {
    introduction,
    codeLabel,
    copy: copyButton,
    copied,
    copyFailed,
    priceNote,
    stepsHeading,
    oneTap,
  } = words;
  const { enrolUrl, oneTapUrl } = coupon.plan;
  const { help, privacyHeading, privacy } = words;
  return {
    kind: "live" as const,
    page,
    siteUrl,
    copy: {
      introduction,
      priceNote,
      stepsHeading: oneTapUrl === undefined ? stepsHeading : oneTap.stepsHeading,
      help,
      privacyHeading,
      privacy,
    },
    oneTap: oneTapUrl === undefined ? undefined : { href: oneTapUrl, text: oneTap.text, note: oneTap.note },
    codeCopy: { codeLabel, copy: copyButton, copied, copyFailed },
    heading: words.heading(coupon.clinic),
    code: coupon.code,
    facts: factsOf(coupon),
    steps: clinicCodePath.steps,
    activate: { text: clinicCodePath.activate.text, href: enrolUrl },
    ask: clinicCodePath.help,
    newTab: layout.opensInNewTab,
  };
}

function factsOf({ plan, covers, uses, lastDay }: PublicClinicCode) {
  const { facts } = words;
  return [
    { term: facts.plan, text: plan.title },
    ...(covers === "" ? [] : [{ term: facts.covers, text: covers }]),
    { term: facts.uses, text: uses === null ? words.noUses : words.uses(uses) },
    {
      term: facts.lastDay,
      text: lastDay === "" ? words.noLastDay : words.lastDay(formatDay(lastDay)),
    },
  ];
}
