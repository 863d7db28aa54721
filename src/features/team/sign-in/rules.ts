import type { Role } from "#features/permissions/access.ts";
import { hour, minute } from "#platform/clock/clock.ts";

/** A session ends after this long without a request, and after this long in any case. */
export const idleMinutes = 60;
export const sessionHours = 12;

/** Between the password and the code. */
export const secondFactorMinutes = 10;

/** The name apps show beside a code. */
export const issuer = "Kinward";

export const recoveryCodeCount = 10;

/** The letters of recovery codes: none that is taken for another on paper. */
export const recoveryCodeLetters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Whether a session is over, by its own times. */
export function hasEnded(
  { created_at, seen_at }: { created_at: string; seen_at: string },
  now: Date,
): boolean {
  const at = now.getTime();
  return (
    at - Date.parse(seen_at) >= idleMinutes * minute || at - Date.parse(created_at) >= sessionHours * hour
  );
}

/** A recovery code as it is stored, however it was typed: small letters, five and five. */
export function plainRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, "");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Whether what was typed is a code from an app; anything else is taken for a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replace(/\s/g, ""));
}

const desk = "/admin";
const signInPaths = ["/admin/login", "/admin/login/code", "/admin/forgotten-password", "/admin/set-password"];

/** Whether an address belongs to the sign-in, which is open to everybody. `.data` is what scripts ask for. */
export function isSignInPath(path: string): boolean {
  return signInPaths.includes(path.replace(/\.data$/, ""));
}

/**
 * Where to go after signing in: an address of the desk, or the desk itself when what was asked for is anything
 * else. The address is read as a browser reads it, so that no spelling of it leads to another site.
 */
export function safeReturn(asked: string | null | undefined): string {
  const base = "http://desk.invalid";
  if (!asked?.startsWith("/") || !URL.canParse(asked, base)) return desk;
  const { origin, pathname, search } = new URL(asked, base);
  const inside = pathname === desk || pathname.startsWith(`${desk}/`);
  // Control characters and backslashes are read differently by different programs; no address of ours has them.
  const plain = !/[\\\p{Cc}]|%0[ad]|%5c/iu.test(asked);
  return origin === base && inside && plain && !isSignInPath(pathname) ? pathname + search : desk;
}

/** The login, with where to go afterwards. */
export function loginAddress(asked: string): string {
  const to = safeReturn(asked);
  return to === desk ? "/admin/login" : `/admin/login?to=${encodeURIComponent(to)}`;
}

/** Under this name owners say that everybody needs a second factor: "everybody", or nothing of the kind. */
export const factorSetting = "second-factor";

/** Of whom the server's settings ask a second step: of everybody, as soon as the site is public. */
export function askedByServer({
  environment,
  https,
}: {
  environment: "nobody" | "owner" | "everybody" | undefined;
  https: boolean;
}): "nobody" | "owner" | "everybody" {
  return environment ?? (https ? "everybody" : "nobody");
}

/**
 * Whether a person must turn on a second factor before the desk opens to them: an owner asked it of them or of all,
 * or whoever runs the server did.
 */
export function mustAddFactor(
  person: { role: Role; second_factor: number; must_use_factor: number },
  asked: { team: string | null; environment: "nobody" | "owner" | "everybody" | undefined; https: boolean },
): boolean {
  if (person.second_factor === 1) return false;
  if (person.must_use_factor === 1 || asked.team === "everybody") return true;
  const environment = askedByServer(asked);
  return environment === "everybody" || (environment === "owner" && person.role === "owner");
}
