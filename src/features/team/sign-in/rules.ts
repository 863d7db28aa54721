import { hour, minute } from "#platform/clock/clock.ts";
import { ownTarget } from "#platform/http/own-address.ts";
import type { Role } from "#platform/permissions/access.ts";

/** A session ends after this long without a request, and after this long in any case. */
export const idleMinutes = 60;
export const sessionHours = 12;

/**
 * How long a sign-in, or a confirmation after it, counts for acts that can't be undone: long enough for a round of the
 * team's work, short enough for a screen that somebody walked away from.
 */
export const recentMinutes = 15;

/**
 * How many rows of lists, beyond their first pages, a session can read without a recent sign-in: three pages. After that
 * its owner confirms who they are.
 */
export const listedRowsWithoutProof = 150;

export function isRecent(provedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(provedAt) < recentMinutes * minute;
}

/** The time limit between the password and the code. */
export const secondFactorMinutes = 10;

/** The time limit for what a device signs with a passkey. */
export const passkeyMinutes = 5;

export const recoveryCodeCount = 10;

/** The letters of recovery codes, without look-alikes; 28 of them have 138 random bits. */
export const recoveryCodeLetters = "abcdefghjkmnpqrstuvwxyz23456789";
export const recoveryCodeLength = 28;

/** Codes of earlier versions: five and five letters. */
const shortCode = /^[^-]{5}-[^-]{5}$/;

export function hasEnded(
  { created_at, seen_at }: { created_at: string; seen_at: string },
  now: Date,
): boolean {
  const at = now.getTime();
  return (
    at - Date.parse(seen_at) >= idleMinutes * minute || at - Date.parse(created_at) >= sessionHours * hour
  );
}

/** Normalizes a recovery code: lower case, in groups of four letters, or of five if it's a short one. */
export function plainRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, "");
  return (letters.match(letters.length === 10 ? /.{5}/g : /.{1,4}/g) ?? []).join("-");
}

/** Whether a normalized code is one of an earlier version, short enough that only a slow hash protects it. */
export function isShortRecoveryCode(code: string): boolean {
  return shortCode.test(code);
}

/** Whether the input is a code from an app; anything else is treated as a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replace(/\s/g, ""));
}

const adminPath = "/admin";
const signInPaths = [
  "/admin/login",
  "/admin/login/code",
  "/admin/forgotten-password",
  "/admin/set-password",
  "/admin/first-owner",
];

/** Whether an address belongs to the sign-in, which is public. `.data` is the suffix of data requests. */
export function isSignInPath(path: string): boolean {
  return signInPaths.includes(path.replace(/\.data$/, ""));
}

/**
 * The address to open after signing in: one in the admin, or the admin itself if the requested address is anything
 * else. It's parsed as browsers do, so that no spelling leads to another site.
 */
export function safeReturn(requested: string | null | undefined): string {
  const inside = (path: string) => path === adminPath || path.startsWith(`${adminPath}/`);
  return ownAddress(requested, (path) => inside(path) && !isSignInPath(path)) ?? adminPath;
}

/** The address to open after a confirmation: also a download, which is an address of the API. */
export function safeAfterConfirming(requested: string | null | undefined): string {
  return ownAddress(requested, (path) => path.startsWith("/api/admin/")) ?? safeReturn(requested);
}

function ownAddress(
  requested: string | null | undefined,
  isWanted: (path: string) => boolean,
): string | undefined {
  const target = requested?.startsWith("/") ? ownTarget(requested) : undefined;
  if (requested === null || requested === undefined || !target) return undefined;
  const { pathname, search, hash } = target;
  // Programs read control characters and backslashes differently; our addresses have none.
  const plain = !/[\\\p{Cc}]|%0[ad]|%5c/iu.test(requested);
  return isWanted(pathname) && plain ? pathname + search + hash : undefined;
}

export function loginAddress(requested: string): string {
  const to = safeReturn(requested);
  return to === adminPath ? "/admin/login" : `/admin/login?to=${encodeURIComponent(to)}`;
}

/** The setting that requires a second factor of everyone: "everybody", or nothing. */
export const factorSetting = "second-factor";

/** The setting that requires passkeys of everyone, and its value while it does. */
export const passkeySetting = "passkeys";
export const passkeysRequired = "required";

/** Whom the server's settings require a second factor of: everyone, once the site is public. */
export function requiredByServer({
  environment,
  https,
}: {
  environment: "nobody" | "owner" | "everybody" | undefined;
  https: boolean;
}): "nobody" | "owner" | "everybody" {
  return environment ?? (https ? "everybody" : "nobody");
}

/**
 * Whether a team member must turn on a second factor before using the admin: required by an owner, for them or
 * everyone, or by the server's settings.
 */
export function mustAddFactor(
  member: { role: Role; second_factor: number; must_use_factor: number },
  rules: { team: string | null; environment: "nobody" | "owner" | "everybody" | undefined; https: boolean },
): boolean {
  if (member.second_factor === 1) return false;
  if (member.must_use_factor === 1 || rules.team === "everybody") return true;
  const environment = requiredByServer(rules);
  return environment === "everybody" || (environment === "owner" && member.role === "owner");
}

export const mostPasskeys = 20;

export const passkeyNameLength = 60;

/** Where the number of signatures is in what a device signs (WebAuthn, section 6.1). */
const counterAt = 33;

/**
 * The number of signatures that a device claims in its answer. It goes up with every signature, or stays 0. A smaller
 * one than before means that there is a copy of the key.
 */
export function claimedCounter(authenticatorData: string): number {
  const data = Buffer.from(authenticatorData, "base64url");
  return data.length >= counterAt + 4 ? data.readUInt32BE(counterAt) : 0;
}

/**
 * Whether a page is open at another address than the site's own, so that its forms are refused or its cookies and links
 * belong elsewhere. On one's own machine all its names are fine.
 */
export function isElsewhere(origin: string, siteUrl: string): boolean {
  const isOwnMachine = (address: string) =>
    ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(address)?.hostname ?? "");
  const own = URL.parse(siteUrl)?.origin;
  return origin !== own && !(isOwnMachine(origin) && isOwnMachine(siteUrl));
}
