import { readFileSync } from "node:fs";
import { password } from "../tests/support/admin.ts";
import { ownerEmail } from "./list-rows.ts";
import { startBuiltSite } from "./site.ts";

/** The built site on a filled database, with the owner signed in. */
export async function startAdminSite(environment: Readonly<Record<string, string>>) {
  // Mails and nightly removal are left out: they would change what is measured.
  const { url, child, stop } = await startBuiltSite({ ROLE: "web", ...environment });
  const origin = url.replace("127.0.0.1", "localhost");
  const headers: Record<string, string> = { origin, "content-type": "application/json" };
  const signedIn = await fetch(`${url}/api/auth/sign-in`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: ownerEmail, password }),
  });
  if (!signedIn.ok) throw new Error(`sign-in answered ${signedIn.status}`);
  headers.cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const ask = async (path: string, body?: object): Promise<Response> => {
    const answer = await fetch(
      url + path,
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    ask,
    stop,
    /** What the process has in memory, in bytes. */
    resident: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1_024,
  };
}

export type AdminSite = Awaited<ReturnType<typeof startAdminSite>>;
