import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { signInBounds } from "../sign-in/schema.ts";
import { passkeyRefusals } from "./copy.ts";
import { passkeyNameLength } from "./rules.ts";

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

const to = (max: number) => z.optional(safeText({ max, sentence: passkeyRefusals.unreadable }));

const name = safeText({
  max: passkeyNameLength,
  sentence: passkeyRefusals.nameTooLong,
  missing: passkeyRefusals.nameMissing,
});

export const passkeySignIn = z.strictObject({ response: assertion, to: to(signInBounds.to) });
export const passkeyConfirmation = z.strictObject({ response: assertion, to: to(2_000) });
export const newPasskey = z.strictObject({ name, response: registration });
export const passkeyName = z.strictObject({ name });
export const asking = z.strictObject({});
