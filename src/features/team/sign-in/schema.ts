import * as z from "zod/mini";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { signInErrors } from "../copy.ts";
import { passwordMaxLength, passwordMinLength } from "../rules.ts";
import { passkeyRefusals } from "./copy/passkeys.ts";
import { passkeyNameLength } from "./rules.ts";

export const signInBounds = {
  email: textBounds.email,
  password: passwordMaxLength,
  code: 64,
  name: textBounds.name,
  token: maxPastedLink,
  to: 500,
} as const;

const email = safeEmail({
  max: signInBounds.email,
  sentence: signInErrors.emailTooLong,
  missing: signInErrors.emailMissing,
  invalid: signInErrors.emailInvalid,
});

/** A password given as proof: any possible length. */
export const givenPassword = (missing: string) =>
  safeText({ max: signInBounds.password, sentence: signInErrors.passwordTooLong, missing });

export const chosenPassword = safeText({
  max: signInBounds.password,
  sentence: signInErrors.passwordTooLong,
  missing: signInErrors.passwordMissing,
}).check(z.minLength(passwordMinLength, signInErrors.passwordTooShort));

/** A code from the app or a recovery code. */
export const givenCode = safeText({
  max: signInBounds.code,
  sentence: signInErrors.codeTooLong,
  missing: signInErrors.codeMissing,
});

/** Where to go afterwards; `safeReturn` decides what is allowed. */
const to = z.optional(safeText({ max: signInBounds.to, sentence: signInErrors.unreadable }));

export const credentials = z.strictObject({
  email,
  password: givenPassword(signInErrors.passwordMissing),
  to,
});
export const secondStep = z.strictObject({ code: givenCode, to });
export const forgottenPassword = z.strictObject({ email });

/** The link as somebody pasted it, or its token. */
const token = safeText({
  max: signInBounds.token,
  sentence: signInErrors.unreadable,
  missing: signInErrors.linkMissing,
});
export const openedLink = z.strictObject({ token });
export const passwordByLink = z.strictObject({ token, password: chosenPassword });
export const firstOwner = z.strictObject({
  token,
  name: safeText({
    max: signInBounds.name,
    sentence: signInErrors.nameTooLong,
    missing: signInErrors.nameMissing,
  }),
  email,
  password: chosenPassword,
});
export const nothing = z.strictObject({});

/** Bytes as browsers write them in JSON. Nothing a device sends is longer than a few hundred bytes, but for keys. */
const bytes = (max: number) =>
  z
    .string(passkeyRefusals.unreadable)
    .check(
      z.maxLength(max, { error: passkeyRefusals.unreadable, abort: true }),
      z.regex(/^[\w-]+$/, passkeyRefusals.unreadable),
    );

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key", passkeyRefusals.unreadable),
};

/** What the device signed, as `PublicKeyCredential.toJSON` gives it; what else browsers add is left out. */
const assertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(4_000),
        userHandle: z.optional(bytes(200)),
      },
      passkeyRefusals.unreadable,
    ),
  },
  passkeyRefusals.unreadable,
);
export type Assertion = z.output<typeof assertion>;

/** A new public key, as `PublicKeyCredential.toJSON` gives it. */
const registration = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(20_000),
        transports: z.optional(
          z
            .array(z.string().check(z.regex(/^[a-z-]{1,20}$/, passkeyRefusals.unreadable)))
            .check(z.maxLength(10)),
        ),
      },
      passkeyRefusals.unreadable,
    ),
  },
  passkeyRefusals.unreadable,
);
export type Registration = z.output<typeof registration>;

const returnAddress = (max: number) => z.optional(safeText({ max, sentence: passkeyRefusals.unreadable }));

const name = safeText({
  max: passkeyNameLength,
  sentence: passkeyRefusals.nameTooLong,
  missing: passkeyRefusals.nameMissing,
});

export const passkeySignIn = z.strictObject({ response: assertion, to: returnAddress(signInBounds.to) });
export const passkeyConfirmation = z.strictObject({ response: assertion, to: returnAddress(2_000) });
export const newPasskey = z.strictObject({ name, response: registration });
export const passkeyRename = z.strictObject({
  id: safeText({ max: 100, sentence: passkeyRefusals.unreadable }),
  name,
});
export const asking = z.strictObject({});
