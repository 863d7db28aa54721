import { pageAt } from "#content/index.ts";
import type { Services } from "#platform/services.ts";
import { redirectFaults } from "../copy.ts";
import { normalPath } from "../rules/path.ts";
import { readTarget, type Target } from "../rules/target.ts";
import { redirectBounds } from "../rules.ts";
import { isKnownAddress } from "./known-address.server.ts";

type Typed = {
  from: string;
  to: string /** Whether leading to another site is meant. */;
  outside?: boolean | undefined;
};

/** Both addresses of a redirect as stored, or what is wrong with either. */
export async function readAddresses(
  services: Services,
  { from: typedFrom, to, outside = false }: Typed,
): Promise<{ from: string; target: Target } | { field: "from" | "to" | "outside"; sentence: string }> {
  const { SITE_URL: siteUrl } = services.settings;
  const wrong = (field: "from" | "to" | "outside", sentence: string) => ({ field, sentence });

  const plain = withoutOrigin(typedFrom.trim(), siteUrl);
  if (/[?#]/.test(plain)) return wrong("from", redirectFaults.fromQuery);
  const from = normalPath(plain);
  if (from === undefined || from.length > redirectBounds.from) return wrong("from", redirectFaults.from);
  if (await isKnownAddress(services, from)) return wrong("from", redirectFaults.isPage);

  const target = readTarget(to, siteUrl);
  if (target === "notHttps") return wrong("to", redirectFaults.notHttps);
  if (target === "unreadable") return wrong("to", redirectFaults.to);
  if (target.text.length > redirectBounds.to) return wrong("to", redirectFaults.tooLong(redirectBounds.to));
  if (target.kind === "outside")
    return outside ? { from, target } : wrong("outside", redirectFaults.outside(new URL(target.text).host));
  if (!pageAt(target.path)) return { from, target };
  // Pages have one spelling; codes and files keep theirs.
  return { from, target: { ...target, text: target.text.replace(/^[^?#]*/, target.path) } };
}

/** Whether a target on this site doesn't exist; targets that redirect again have their own rule (links). */
export async function isMissingTarget(services: Services, target: Target): Promise<boolean> {
  return target.kind === "inside" && !(await isKnownAddress(services, target.path));
}

function withoutOrigin(typed: string, siteUrl: string): string {
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null;
  if (url?.origin !== new URL(siteUrl).origin) return typed;
  return url.pathname + url.search + url.hash;
}
