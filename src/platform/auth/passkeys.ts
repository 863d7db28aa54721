import { isFromOwnPage } from "./client-data.ts";

/** The site as passkeys know it. They belong to its host name. */
export type RelyingParty = { id: string; origin: string; name: string };

type Known = { id: string; transports: string | null };

/** What a device signed with a passkey, as browsers give it. */
type Signed = {
  id: string;
  rawId: string;
  type: "public-key";
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | undefined;
  };
};

/** What a device says of a new passkey. */
type Registered = {
  id: string;
  rawId: string;
  type: "public-key";
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
};

// Loaded at the first use of a passkey, because it's large and the public site doesn't need it.
const library = () => import("@simplewebauthn/server");

/** What a browser needs to make a passkey. The device keeps the account's name, so that signing in takes no address. */
export async function registrationOptions(
  { id, name }: RelyingParty,
  { userName, has }: { userName: string; has: readonly Known[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName,
    userDisplayName: userName,
    excludeCredentials: has.map(described),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a browser needs to sign with a passkey: one of these, or any that it has for the site. */
export async function authenticationOptions({ id }: RelyingParty, allowed: readonly Known[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: id,
    userVerification: "required",
    ...(allowed.length === 0 ? {} : { allowCredentials: allowed.map(described) }),
  });
}

/**
 * The id, public key and counter of a new passkey, if it is for this challenge and site, made on a page of its own by a
 * device that checked who holds it. The id is the one that the device signed for.
 */
export async function verifiedRegistration(
  party: RelyingParty,
  { response, challenge }: { response: Registered; challenge: string },
): Promise<{ credentialId: string; publicKey: string; counter: number } | undefined> {
  if (!isFromOwnPage(response.response.clientDataJSON)) return undefined;
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject } = response.response;
  const verified = await orRefused(
    verifyRegistrationResponse({
      response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      ...expected(party, challenge),
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64"), counter };
}

/**
 * The new counter of a passkey that signed this challenge, for this site, on a page of its own, on a device that checked
 * who holds it; undefined if anything of that is wrong, or if the counter says that there is a copy of the key.
 */
export async function verifiedCounter(
  party: RelyingParty,
  {
    response,
    challenge,
    passkey,
  }: {
    response: Signed;
    challenge: string;
    passkey: { credentialId: string; publicKey: string; counter: number };
  },
): Promise<number | undefined> {
  if (!isFromOwnPage(response.response.clientDataJSON)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response.response;
  const verified = await orRefused(
    verifyAuthenticationResponse({
      response: {
        ...response,
        response: userHandle === undefined ? signed : { ...signed, userHandle },
        clientExtensionResults: {},
      },
      ...expected(party, challenge),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64")),
        counter: passkey.counter,
      },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

const expected = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

const ways = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

const described = ({ id, transports }: Known) => {
  const known = (transports ?? "").split(",");
  return { id, transports: ways.filter((way) => known.includes(way)) };
};

/** Whatever is wrong with what a device sends, the library throws an error. */
const orRefused = <T>(verification: Promise<T>): Promise<T | undefined> =>
  verification.catch(() => undefined);
