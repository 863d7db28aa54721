import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, join } from "node:path";
import PostalMime from "postal-mime";
import { escapeHtml } from "../../src/platform/mail/mail-html.ts";

/** Shows emails that were written as files: /dev/mail lists them, /dev/mail/<name> shows one. */
export async function showMails(folder: string, url: string, response: ServerResponse): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const wanted = basename(decodeURIComponent(url.replace(/^\/dev\/mail\/?/, "")));
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (names.includes(wanted)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, wanted)));
    response.end(
      `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject ?? "")}</h1><p>To ${escapeHtml(
        mail.to?.map(({ address }) => address).join(", ") ?? "",
      )}</p><pre style="white-space:pre-wrap">${escapeHtml(mail.text ?? "")}</pre>`,
    );
    return;
  }
  const newest = names.sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  const lines = newest.map(
    (name) => `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`,
  );
  response.end(`<h1>Mails (${lines.length})</h1><ul>${lines.join("")}</ul>`);
}
