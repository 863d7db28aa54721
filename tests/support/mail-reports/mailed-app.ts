import { RouterContextProvider } from "react-router";
import type { FeatureServices } from "#features/index.server.ts";
import { returnPathOf } from "#features/mail/delivery/writes/return-path.server.ts";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import * as linkPage from "#features/newsletter/pages/newsletter-link/loader.server.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { openNewsletterApp } from "../newsletters.ts";
import { siteUrl } from "../site-url.ts";
import type { DatabaseKind } from "../test-app.ts";
import { makeBounce } from "./make-reports.ts";
import { otherMails } from "./other-mails.ts";
import { reasons } from "./reasons.ts";
import type { ReportAbout } from "./report-mail.ts";

/** A mailbox is named, which is what mails with a return path need. Nothing connects to it. */
export const mailboxSettings = { IMAP_URL: "imap://hello:secret@127.0.0.1:1" };

export function aboutMail(services: FeatureServices, id: string, to: string): ReportAbout {
  const messageId = `${id}@${new URL(siteUrl).hostname}`;
  return { returnPath: returnPathOf(services, id), messageId, to };
}

const wellKnown = {
  gone: reasons.findIndex(({ means }) => means === "hard"),
  full: reasons.findIndex(({ means }) => means === "soft"),
  blocked: reasons.findIndex(({ means }) => means === "blocked"),
} as const;

/** The newsletter's app with a mailbox: takes reports about its mails. */
export async function openMailedApp(kind: DatabaseKind, open: { close(): Promise<void> }[], settings = {}) {
  const app = await openNewsletterApp(kind, open, { settings: { ...mailboxSettings, ...settings } });
  const { services, sink } = app;
  const lastTo = (name: string): ReportAbout & { id: string } => {
    const to = `${name}@example.org`;
    const mail = sink.mails.findLast((each) => each.to === to);
    const [id = ""] = mail?.messageId.split("@") ?? [];
    return { id, ...aboutMail(services, id, to) };
  };
  const bounce = (about: ReportAbout, why: keyof typeof wellKnown = "gone", form = "Postfix") =>
    makeBounce(form, wellKnown[why], about).raw;
  const context = new RouterContextProvider();
  context.set(pageRequest, { siteUrl, services });
  const requestFor = (path: string, init: RequestInit) => {
    const [, , purpose = "", token = ""] = path.split("/");
    const url = new URL(path, siteUrl);
    return { params: { purpose, token }, context, request: new Request(url, init), url, pattern: "" };
  };
  /** The path behind a link of the newest mail. */
  const linkIn = (purpose: string) => {
    const raw = app.sink.mails.at(-1)?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    return new RegExp(`(/newsletter/${purpose}/[\\w.-]+)`).exec(raw)?.[1] ?? "";
  };
  const openLink = async (path: string) => linkPage.loader(requestFor(path, {}));
  const pressLink = async (path: string) => linkPage.action(requestFor(path, { method: "POST" }));
  const take = (raw: Uint8Array) => receiveMail(services, raw);
  const complaint = (about: ReportAbout) => otherMails["Yahoo complaint"].make(about, () => 0);
  const stateOf = async (id: string) =>
    (
      await services.store.db
        .selectFrom("subscribers")
        .select("state")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).state;
  const stops = () => services.store.db.selectFrom("mail_stops").selectAll().orderBy("id").execute();
  const consents = async () =>
    (await services.store.db.selectFrom("consent").select("kind").orderBy("id").execute()).map(
      (each) => each.kind,
    );
  const queued = () =>
    services.store.db.selectFrom("outbox").select(["kind", "id"]).where("state", "=", "queued").execute();
  return {
    ...app,
    aboutMail: (id: string, to: string) => aboutMail(services, id, to),
    lastTo,
    bounce,
    take,
    complaint,
    stateOf,
    stops,
    consents,
    queued,
    linkIn,
    openLink,
    pressLink,
  };
}
