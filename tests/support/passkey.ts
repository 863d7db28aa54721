import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { cookiesOf } from "./admin.ts";
import { siteUrl } from "./site-url.ts";
import type { TestApp } from "./test-app.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const base64url = (bytes: Buffer) => bytes.toString("base64url");

/** The first bytes of a CBOR item: its kind, and its length or value. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  return value < 256
    ? Buffer.from([(kind << 5) | 24, value])
    : Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const map = (...entries: readonly Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries]);

type Options = {
  challenge: string;
  /** The site as the browser sees it. */
  origin?: string;
  host?: string;
  /** Whether the device checked who holds it. */
  verified?: boolean;
  counter?: number;
  type?: string;
  /** Changes the text that the browser writes about the page. */
  clientData?: (text: string) => string;
};

/** What browsers write in a frame of another site's page, or nobody's browser writes. */
export const foreignPages = [
  ['"crossOrigin":false', '"crossOrigin":true'],
  ['"crossOrigin":false', '"crossOrigin":true,"topOrigin":"https://evil.example"'],
  ['"crossOrigin":false', '"crossOrigin":false,"topOrigin":"https://evil.example"'],
  ['"crossOrigin":false', '"tokenBinding":{"status":"present","id":"AAAA"}'],
  ['"origin"', '"origin":"https://evil.example","origin"'],
  ['"type"', '"\\u0074ype":"payment.get","type"'],
].map(([from = "", to = ""]) => ({ clientData: (text: string) => text.replace(from, to) }));

/** A device that holds one passkey, in software, which also lies if a test asks for it. */
export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" };

  const clientData = ({ challenge, origin = siteUrl, clientData = (text) => text }: Options, type: string) =>
    Buffer.from(clientData(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  const flagged = ({ host = new URL(siteUrl).hostname, verified = true, counter = 0 }: Options, more = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([1 | (verified ? 4 : 0) | more]), count]);
  };

  return {
    id: credential.id,
    register(options: Options) {
      const key = map(
        ...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
        ...[number(-2), bytes(Buffer.from(x, "base64url")), number(-3), bytes(Buffer.from(y, "base64url"))],
      );
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([flagged(options, 64), Buffer.alloc(16), length, id, key]);
      const attestation = map(
        ...[text("fmt"), text("none"), text("attStmt"), map(), text("authData"), bytes(data)],
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData(options, options.type ?? "webauthn.create")),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    sign(options: Options) {
      const client = clientData(options, options.type ?? "webauthn.get");
      const data = flagged(options);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign("sha256", signed, privateKey)),
        },
        clientExtensionResults: {},
      };
    },
  };
}

type PasskeyDevice = ReturnType<typeof passkeyDevice>;

/** A challenge of the site, and the browser's cookies with the one that belongs to it. */
export async function challengeOf(app: TestApp, path: string, cookie = "") {
  const answer = await app.post(path, {}, { cookie });
  const body = await answer.json();
  const own = cookiesOf(answer);
  return {
    status: answer.status,
    options: body.options,
    challenge: String(body.options?.challenge),
    cookie: [cookie, own].filter((each) => each !== "").join("; "),
  };
}

export async function addPasskeyFor(
  app: TestApp,
  cookie: string,
  device = passkeyDevice(),
  name = "Work laptop",
) {
  const asked = await challengeOf(app, "/api/admin/profile/passkeys/challenge", cookie);
  const response = device.register({ challenge: asked.challenge });
  const answer = await app.post("/api/admin/profile/passkeys", { name, response }, { cookie: asked.cookie });
  return { device, answer, body: await answer.json() };
}

export async function signInByPasskey(
  app: TestApp,
  device: PasskeyDevice,
  options: Partial<Options> = {},
  before = "",
) {
  const { challenge, cookie } = await challengeOf(app, "/api/auth/passkey/challenge", before);
  const response = device.sign({ challenge, ...options });
  return app.post("/api/auth/passkey", { response }, { cookie });
}
