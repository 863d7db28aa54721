import { fieldMarks, formCopy } from "#content/forms.ts";
import { certificateCopy, heldCopy, myDataForm, myDataOpened } from "#content/my-data.ts";
import { myData } from "#content/pages/my-data.ts";
import { notFound } from "#content/pages/not-found.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { certificateByCode } from "../../reads/certificates.server.ts";
import { openedData } from "../../reads/opened.server.ts";

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
    marks: fieldMarks,
    trap: formCopy.honeypotLabel,
    rejected: rejectedForm?.form === "my-data" ? rejectedForm : undefined,
  };
}

async function openView(services: PageRequest["services"], token: string, problem?: string) {
  const opened = await openedData(services, token);
  const copy = myDataOpened;
  return opened
    ? { kind: "open" as const, title: copy.title, copy, held: heldCopy, marks: fieldMarks, opened, problem }
    : { kind: "badLink" as const, title: copy.badLink.title, copy: copy.badLink };
}

async function certificateView(services: PageRequest["services"], code: string) {
  const certificate = services && (await certificateByCode(services, code));
  const copy = certificateCopy;
  const title = certificate ? copy.title : copy.unknown.title;
  return { kind: "certificate" as const, title, copy, certificate };
}

/** The view of an address under the page: the form, its confirmation, an emailed link, or a certificate. */
export async function viewAt(
  request: PageRequest,
  { purpose, token }: { purpose?: string | undefined; token?: string | undefined },
) {
  const { services } = request;
  if (purpose === undefined) return askView(request);
  if (purpose === "sent" && token === undefined)
    return {
      kind: "sent" as const,
      title: myDataForm.sentTitle,
      copy: services?.settings.SMTP_URL === undefined ? unsent : myDataForm,
    };
  if (purpose === "open" && token !== undefined) return openView(services, token);
  if (purpose === "certificate" && token !== undefined) return certificateView(services, token);
  return { kind: "missing" as const, title: notFound.meta.title, page: notFound };
}
