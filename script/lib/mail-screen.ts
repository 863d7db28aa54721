import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { basename, join } from "node:path";
import PostalMime from "postal-mime";
import { mailFolder } from "../../src/platform/mail/mail-files.ts";
import { escapeHtml } from "../../src/platform/mail/mail-html.ts";

/** Shows emails that were written as files: /dev/mail lists them, /dev/mail/<name> shows one. */
export async function showMails(folder: string, url: string, response: ServerResponse): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const wanted = basename(decoded(url.replace(/^\/dev\/mail\/?/, "")));
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

/** A part of an address as text; what can't be decoded names no mail. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Serves the mails of a data folder to this computer only. Another site's address that leads here gets nothing. */
export async function serveMails(dataDir: string, port: number): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? "").split(":")[0];
    if (host !== "localhost" && host !== "127.0.0.1") return void response.writeHead(403).end();
    void showMails(mailFolder(dataDir), request.url ?? "", response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${port}/dev/mail`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
