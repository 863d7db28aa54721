import * as z from "zod/mini";
import { hour, minute, second } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { secretOptions } from "./auth-secrets.ts";
import { cookieAttributes, cookieNames } from "./cookies.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { type AuthTable, storeAdapter } from "./store-adapter.ts";

/** The tables better-auth uses, and its field names mapped to our columns. */
export type AuthTables = {
  user: AuthTable;
  account: AuthTable;
  session: AuthTable;
  verification: AuthTable;
  twoFactor: AuthTable;
  passkey: AuthTable;
};

type AuthRules = {
  issuer: string;
  passwordMinLength: number;
  passwordMaxLength: number;
  /** The longest a session may last. */
  sessionHours: number;
  secondFactorMinutes: number;
  /** Stored in place of the contents of the second-factor cookie. */
  fingerprint(identifier: string): string;
};

/**
 * better-auth with our store, cookies and password hash. It is imported at the first sign-in, so that it doesn't
 * delay the start of the public site. Its HTTP interface isn't mounted: features call what they need and handle
 * limits, messages and the audit log themselves.
 */
export async function openAuth(services: Services, tables: AuthTables, rules: AuthRules) {
  const [{ betterAuth }, { twoFactor }, { passkey }, { createAdapterFactory }, { APIError }] =
    await Promise.all([
      import("better-auth/minimal"),
      import("better-auth/plugins/two-factor"),
      import("@better-auth/passkey"),
      import("better-auth/adapters"),
      import("better-auth/api"),
    ]);
  const { settings, store, ids } = services;
  const cookies = cookieNames(settings.SITE_URL);
  const site = new URL(settings.SITE_URL);
  // The plugin asks devices for it but takes answers without. A passkey stands for both steps, so it has to be sure that
  // the device checked who holds it.
  const requireVerifiedPerson = (isVerified: boolean | undefined) => {
    if (isVerified !== true) throw new APIError("UNAUTHORIZED", { code: "NOT_VERIFIED_BY_DEVICE" });
  };
  // Registrations and sign-ins in a frame of another site's page aren't ours, though the origin is.
  const requireOwnPage = (clientDataJSON: string) => {
    if (!isFromOwnPage(clientDataJSON)) throw new APIError("UNAUTHORIZED", { code: "NOT_FROM_OWN_PAGE" });
  };
  const seconds = (milliseconds: number) => milliseconds / second;

  return betterAuth({
    baseURL: settings.SITE_URL,
    basePath: "/api/auth",
    appName: rules.issuer,
    ...secretOptions(services),
    database: createAdapterFactory({
      config: {
        adapterId: "kinward",
        supportsBooleans: false,
        supportsDates: false,
        supportsJSON: false,
        transaction: false,
      },
      adapter: ({ getFieldName }) => storeAdapter(store.db, Object.values(tables), getFieldName),
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: rules.passwordMinLength,
      maxPasswordLength: rules.passwordMaxLength,
      password: {
        hash: (password) => hashPassword(password, services.hashCosts.password),
        verify: ({ hash, password }) => isPassword(password, hash),
      },
    },
    user: {
      modelName: tables.user.model,
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
    },
    account: {
      modelName: tables.account.model,
      fields: {
        accountId: "account_id",
        providerId: "provider_id",
        userId: "team_member_id",
        password: "password_hash",
      },
    },
    session: {
      modelName: tables.session.model,
      fields: {
        userId: "team_member_id",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      expiresIn: seconds(rules.sessionHours * hour),
      disableSessionRefresh: true,
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    verification: {
      modelName: tables.verification.model,
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
      storeIdentifier: { hash: async (identifier) => rules.fingerprint(identifier) },
    },
    plugins: [
      twoFactor({
        issuer: rules.issuer,
        twoFactorCookieMaxAge: seconds(rules.secondFactorMinutes * minute),
        // We never ask to trust a device; if such a cookie were ever set, it would expire at once.
        trustDeviceMaxAge: 1,
        // We count these ourselves, together with wrong passwords.
        accountLockout: { enabled: false },
        // The feature creates the codes and stores their hashes; better-auth only consumes the matching one.
        backupCodeOptions: { customBackupCodesGenerate: () => [], storeBackupCodes: "plain" },
        schema: {
          user: { fields: { twoFactorEnabled: "second_factor" } },
          twoFactor: {
            modelName: tables.twoFactor.model,
            fields: {
              userId: "team_member_id",
              backupCodes: "recovery_codes",
              failedVerificationCount: "failures",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
      passkey({
        rpID: site.hostname,
        rpName: rules.issuer,
        origin: site.origin,
        // The device keeps the account's name too, so that nobody has to type an address to sign in.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: ({ ctx, verification, clientData, context }) => {
            requireVerifiedPerson(verification.registrationInfo?.userVerified);
            requireOwnPage(clientData.response.clientDataJSON);
            // The plugin binds the challenge to the person; it belongs to the session that asked for it.
            if (context !== ctx.context.session?.session.id)
              throw new APIError("UNAUTHORIZED", { code: "CHALLENGE_OF_ANOTHER_SESSION" });
          },
        },
        authentication: {
          afterVerification: ({ verification, clientData }) => {
            requireVerifiedPerson(verification.authenticationInfo.userVerified);
            requireOwnPage(clientData.response.clientDataJSON);
          },
        },
        advanced: { webAuthnChallengeCookie: "passkey" },
        schema: {
          passkey: {
            modelName: tables.passkey.model,
            fields: {
              userId: "team_member_id",
              credentialID: "credential_id",
              publicKey: "public_key",
              deviceType: "device_type",
              backedUp: "backed_up",
              createdAt: "created_at",
            },
          },
        },
      }),
    ],
    advanced: {
      // The names already include `__Host-`.
      useSecureCookies: false,
      cookiePrefix: "kinward",
      defaultCookieAttributes: cookieAttributes(settings.SITE_URL),
      cookies: {
        session_token: { name: cookies.session },
        two_factor: { name: cookies.secondFactor },
        passkey: { name: cookies.passkey },
      },
      database: { generateId: () => ids.next() },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.optional(z.literal(false)),
  topOrigin: z.optional(z.never()),
  // Browsers no longer bind tokens; one that claims to would have to be checked against the connection.
  tokenBinding: z.optional(z.object({ status: z.enum(["supported", "not-supported"]) })),
});

/** How many keys a JSON text has, at any depth: each is followed by a colon outside of any string. */
function keysWritten(text: string): number {
  let count = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inString && letter === "\\") at += 1;
    else if (letter === '"') inString = !inString;
    else if (letter === ":" && !inString) count += 1;
  }
  return count;
}

/**
 * Whether a browser's account of a passkey's use (`clientDataJSON` of WebAuthn) is of a page of its own: not inside a page
 * of another site. better-auth checks type, challenge and origin; it reads the last of two equal keys, so none may occur
 * twice.
 */
export function isFromOwnPage(clientDataJSON: string): boolean {
  let text: string;
  let parsed: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(clientDataJSON, "base64url"));
    parsed = JSON.parse(text);
  } catch {
    return false;
  }
  return clientData.safeParse(parsed).success && keysWritten(text) === keysIn(parsed);
}

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return own + Object.values(value).reduce<number>((sum, each) => sum + keysIn(each), 0);
}
