import { site } from "#content/site.ts";
import { isBreached, weaknessOf } from "#platform/auth/password-strength.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { weakPasswordMessages } from "../copy.ts";
import { contextWords } from "../rules.ts";
import type { signInSettings } from "../settings.server.ts";

type WithSite = {
  settings: Pick<Services["settings"], "SITE_URL"> &
    Partial<Pick<ValuesOf<typeof signInSettings>, "BREACHED_PASSWORDS_FILE">>;
};
type Chosen = { password: string; name: string; email: string };

/** Why a password is rejected, as a message; undefined if it's fine. */
export async function weakPasswordSentence(
  { settings }: WithSite,
  { password, name, email }: Chosen,
): Promise<string | undefined> {
  const host = new URL(settings.SITE_URL).hostname;
  const weakness = await weaknessOf(password, [site.productName, host, name, email, ...contextWords]);
  if (weakness) return weakPasswordMessages[weakness];
  const { BREACHED_PASSWORDS_FILE: list } = settings;
  return list !== undefined && (await isBreached(password, list)) ? weakPasswordMessages.breached : undefined;
}

/** @throws {HttpError} invalid_input for a password that's easy to guess. */
export async function rejectWeakPassword(services: WithSite, chosen: Chosen): Promise<void> {
  const message = await weakPasswordSentence(services, chosen);
  if (message !== undefined) throw new HttpError("invalid_input", { message, fields: { password: message } });
}
