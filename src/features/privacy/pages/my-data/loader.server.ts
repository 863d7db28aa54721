import { redirect } from "react-router";
import { formCopy, requiredMarks } from "#content/forms.ts";
import {
  certificateCopy,
  heldCopy,
  myDataErrors,
  myDataForm,
  myDataOpened,
  myDataUnlock,
} from "#content/my-data.ts";
import { myData } from "#content/pages/my-data.ts";
import { linkWithToken } from "#platform/http/mailed-token.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { notFoundFor } from "#web/pages/not-found/not-found.server.ts";
import { certificateByCode } from "../../reads/certificates.server.ts";
import { openedData } from "../../reads/link.server.ts";

/** Without a mail server, the page says what to do instead. */
const unsent = {
  ...myDataForm,
  sentHeading: myDataForm.notSentHeading,
  sent: myDataForm.notSent,
  sentHint: "",
};

/** The form, or the data behind a link after one of its forms was rejected. */
async function askView({ rejectedForm, services }: PageRequest) {
  if (rejectedForm?.form === "my-data-opened")
    return openView(services, rejectedForm.values.token ?? "", rejectedForm.message);
  return {
    kind: "ask" as const,
    page: myData,
    form: myDataForm,
    marks: requiredMarks,
    trap: formCopy.honeypotLabel,
    rejected: rejectedForm?.form === "my-data" ? rejectedForm : undefined,
  };
}

const openedCopy = { copy: myDataOpened, held: heldCopy, marks: requiredMarks };
const badLinkView = {
  kind: "badLink" as const,
  title: myDataOpened.badLink.title,
  copy: myDataOpened.badLink,
};

async function openView(services: PageRequest["services"], token: string, problem?: string) {
  const opened = await openedData(services, token);
  return opened
    ? { kind: "open" as const, title: myDataOpened.title, ...openedCopy, opened, problem }
    : badLinkView;
}

/** Where the mailed link leads: a field for it, which a script fills in and sends, or the data after it was sent. */
function unlockView({ services, rejectedForm, sentForm }: PageRequest) {
  if (sentForm?.form === "my-data-link") return openView(services, String(sentForm.body.token));
  const rejected = rejectedForm?.form === "my-data-link" ? rejectedForm : undefined;
  if (rejected?.message === myDataErrors.badLink) return badLinkView;
  return {
    kind: "unlock" as const,
    title: myDataUnlock.title,
    unlock: { ...myDataUnlock, network: myDataErrors.network },
    opened: openedCopy,
    rejected,
  };
}

async function certificateView(services: PageRequest["services"], code: string) {
  const certificate = services && (await certificateByCode(services, code));
  const copy = certificateCopy;
  const title = certificate ? copy.title : copy.unknown.title;
  return { kind: "certificate" as const, title, copy, certificate };
}

export async function viewAt(
  request: PageRequest,
  { purpose, token }: { purpose?: string | undefined; token?: string | undefined },
  headers: Headers,
) {
  const { services } = request;
  if (purpose === undefined) return askView(request);
  if (purpose === "sent" && token === undefined)
    return {
      kind: "sent" as const,
      title: myDataForm.sentTitle,
      copy: services?.settings.SMTP_URL === undefined ? unsent : myDataForm,
    };
  if (purpose === "open" && token === undefined) return unlockView(request);
  // A link that an earlier version mailed.
  if (purpose === "open")
    throw redirect(linkWithToken(`${myData.path}/open`, encodeURIComponent(token ?? "")));
  if (purpose === "certificate" && token !== undefined) return certificateView(services, token);
  const missing = notFoundFor(headers);
  return { kind: "missing" as const, title: missing.page.meta.title, ...missing };
}
