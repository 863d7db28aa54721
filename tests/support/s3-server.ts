import { createHash, createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { SignatureV4 } from "@smithy/signature-v4";

type Object = { bytes: Buffer; at: Date };
type Upload = { key: string; at: Date; parts: Map<number, Buffer> };

/** A bucket of a service with Amazon's S3 interface, in memory, on a port of 127.0.0.1. */
export type S3Server = {
  /** The settings with which the site reaches it. */
  settings: Readonly<Record<string, string>>;
  objects: Map<string, Object>;
  /** Uploads that were begun and not completed. */
  uploads: Map<string, Upload>;
  /** Requests whose signature was right. */
  requests: string[];
  /** What goes wrong; a test changes it. */
  faults: {
    /** How many bytes it takes in all. */
    room?: number;
    /** Answers the next so many requests with 503. */
    busy?: number;
    /** Changes a byte of what it stores. */
    spoils?: boolean;
    /** Called with each part before it is stored. */
    onPart?: (part: number) => Promise<void> | void;
    /** Called with each request before it is answered. */
    onRequest?: () => Promise<void> | void;
    /** Every request is sent elsewhere. */
    redirects?: string;
  };
  close(): Promise<void>;
};

const bucket = "kept-copies";
const region = "test-region-1";
const keyId = "TESTKEYID";
const secret = "a-secret-of-the-test-bucket/+=";

/** Signatures are verified with Amazon's own implementation, which the site doesn't use. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Object>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];
  const faults: S3Server["faults"] = {};
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    await faults.onRequest?.();
    if (faults.redirects) {
      response.writeHead(307, { location: faults.redirects }).end();
      return;
    }
    if (faults.busy) {
      faults.busy -= 1;
      refuse(response, 503, "SlowDown");
      return;
    }
    const problem = await signatureProblem(request, url);
    if (problem) {
      refuse(response, 403, problem);
      return;
    }
    requests.push(
      `${request.method} ${url.pathname}${url.search ? "?" : ""}${[...url.searchParams.keys()].join("&")}`,
    );
    const [, name = "", ...rest] = url.pathname.split("/");
    if (name !== bucket) refuse(response, 404, "NoSuchBucket");
    else
      await serve(
        request.method ?? "",
        rest.map(decodeURIComponent).join("/"),
        url.searchParams,
        body,
        response,
      );
  }

  async function serve(
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const upload = uploads.get(query.get("uploadId") ?? "");
    const xml = (text: string) =>
      response.writeHead(200, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${text}`);
    const stored = [...objects.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    const waiting = [...uploads.values()].flatMap(({ parts }) => [...parts.values()]);
    const used = stored + waiting.reduce((sum, { length }) => sum + length, 0);
    if (method === "PUT" && faults.room !== undefined && used + body.length > faults.room)
      return refuse(response, 507, "XMinioStorageFull");
    const keep = (whole: Buffer) => {
      const bytes = Buffer.from(whole);
      if (faults.spoils) bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
      objects.set(key, { bytes, at: new Date() });
    };
    if (query.has("uploads") && method === "POST") {
      const id = randomUUID();
      uploads.set(id, { key, at: new Date(), parts: new Map() });
      xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    } else if (query.has("uploads")) {
      const listed = [...uploads].filter(([, each]) => each.key.startsWith(query.get("prefix") ?? ""));
      xml(
        `<ListMultipartUploadsResult>${listed.map(([id, each]) => `<Upload><Key>${each.key}</Key><UploadId>${id}</UploadId><Initiated>${each.at.toISOString()}</Initiated></Upload>`).join("")}</ListMultipartUploadsResult>`,
      );
    } else if (query.has("uploadId")) {
      if (!upload) return refuse(response, 404, "NoSuchUpload");
      if (method === "PUT") {
        const number = Number(query.get("partNumber"));
        await faults.onPart?.(number);
        upload.parts.set(number, body);
        response.writeHead(200, { etag: `"${createHash("md5").update(body).digest("hex")}"` }).end();
      } else if (method === "POST") {
        const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
          Number(n),
        );
        keep(Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0))));
        uploads.delete(query.get("uploadId") ?? "");
        xml(`<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>`);
      } else {
        uploads.delete(query.get("uploadId") ?? "");
        response.writeHead(204).end();
      }
    } else if (key === "") {
      const found = [...objects].filter(([each]) => each.startsWith(query.get("prefix") ?? ""));
      xml(
        `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${found.map(([each, { bytes, at }]) => `<Contents><Key>${each}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag></Contents>`).join("")}</ListBucketResult>`,
      );
    } else if (method === "PUT") {
      keep(body);
      response.writeHead(200, { etag: '"whole"' }).end();
    } else if (method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = objects.get(key);
      if (!object) return refuse(response, 404, "NoSuchKey");
      response.writeHead(200, { "content-length": object.bytes.length }).end(object.bytes);
    }
  }

  return {
    settings: {
      BACKUP_TO: `s3://${bucket}/site`,
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_REGION: region,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET: secret,
    },
    objects,
    uploads,
    requests,
    faults,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}

class Sum {
  readonly #hash;
  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = key === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(key));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === "string") return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
}

const signer = new SignatureV4({
  service: "s3",
  region,
  credentials: { accessKeyId: keyId, secretAccessKey: secret },
  sha256: Sum,
  uriEscapePath: false,
  applyChecksum: false,
});

/** Signs the same request again; the code of Amazon's error if the result differs. */
async function signatureProblem(request: IncomingMessage, url: URL): Promise<string | undefined> {
  const given = request.headers.authorization ?? "";
  const [, id, signed = ""] = /Credential=([^/]+)\/.*SignedHeaders=([^,]+)/.exec(given) ?? [];
  if (id !== keyId) return "InvalidAccessKeyId";
  const date = String(request.headers["x-amz-date"]).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    "$1-$2-$3T$4:$5:$6Z",
  );
  const names = signed.split(";");
  const again = await signer.sign(
    {
      method: request.method ?? "",
      protocol: "http:",
      hostname: "127.0.0.1",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    },
    { signingDate: new Date(date) },
  );
  const signatureOf = (text = "") => /Signature=([0-9a-f]{64})/.exec(text)?.[1];
  const { authorization } = again.headers;
  return signatureOf(authorization) === signatureOf(given) ? undefined : "SignatureDoesNotMatch";
}
