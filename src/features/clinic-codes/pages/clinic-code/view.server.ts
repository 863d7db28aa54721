import { clinicCodePath } from "#content/clinic-code-path.ts";
import { layout } from "#content/layout.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { formatDay } from "../../copy/columns.ts";
import { clinicCodeAt, type PublicClinicCode } from "../../reads/public.server.ts";

import { closedClinicCodes, clinicCodePage as copy } from "./copy.ts";

const page = { meta: copy.meta };

/** The data of a clinic code's page. */
export async function clinicCodeAtAddress({ services, siteUrl }: PageRequest, typed: string) {
  const clinicCode = services ? await clinicCodeAt(services, typed) : undefined;
  if (clinicCode?.status !== "live")
    return {
      kind: "closed" as const,
      known: clinicCode !== undefined,
      page,
      siteUrl,
      message: closedClinicCodes[clinicCode?.status ?? "missing"],
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
  } = copy;
  const { enrolUrl, oneTapUrl } = clinicCode.plan;
  const { help, privacyHeading, privacy } = copy;
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
    heading: copy.heading(clinicCode.clinic),
    code: clinicCode.code,
    facts: factsOf(clinicCode),
    steps: clinicCodePath.steps,
    activate: { text: clinicCodePath.activate.text, href: enrolUrl },
    ask: clinicCodePath.help,
    newTab: layout.opensInNewTab,
  };
}

function factsOf({ plan, covers, uses, lastDay }: PublicClinicCode) {
  const { facts } = copy;
  return [
    { term: facts.plan, text: plan.title },
    ...(covers === "" ? [] : [{ term: facts.covers, text: covers }]),
    { term: facts.uses, text: uses === null ? copy.noUses : copy.uses(uses) },
    {
      term: facts.lastDay,
      text: lastDay === "" ? copy.noLastDay : copy.lastDay(formatDay(lastDay)),
    },
  ];
}
