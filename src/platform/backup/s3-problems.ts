import * as z from "zod";

/** The client's error for an answer that isn't a success. */
const answered = z.object({ status: z.number(), body: z.string().optional() });

type Named = { host: string; bucket: string };

/** What a person can do about each code of a service. Codes are those of Amazon's error list. */
const advice: readonly (readonly [codes: readonly string[], sentence: (named: Named) => string])[] = [
  [
    ["InvalidAccessKeyId", "SignatureDoesNotMatch"],
    ({ host }) => `${host} doesn't know this key. Check BACKUP_S3_KEY_ID, the secret and BACKUP_S3_REGION.`,
  ],
  [
    ["AccessDenied", "403"],
    ({ host, bucket }) =>
      `${host} refuses access to the bucket ${bucket}. Let the key read, write, list and delete there.`,
  ],
  [
    ["NoSuchBucket", "404"],
    ({ host, bucket }) => `${host} has no bucket ${bucket}. Create it, or change BACKUP_TO.`,
  ],
  [
    ["QuotaExceeded", "XMinioStorageFull", "InsufficientStorage", "507"],
    ({ host, bucket }) => `The bucket ${bucket} at ${host} is full. Make room, or raise its limit.`,
  ],
  [
    ["RequestTimeTooSkewed"],
    ({ host }) => `The clock of this machine differs from ${host}'s. Set it: timedatectl set-ntp true.`,
  ],
  [
    ["redirect", "PermanentRedirect", "AuthorizationHeaderMalformed"],
    ({ host }) => `${host} isn't where this bucket is. Check BACKUP_S3_ENDPOINT and BACKUP_S3_REGION.`,
  ],
  [
    ["too_large"],
    ({ host }) =>
      `${host} sends more than a bucket of backups has, so it was stopped. Check BACKUP_TO and BACKUP_S3_ENDPOINT, and look at the service's status.`,
  ],
  [["ENOSPC"], () => "The disk of this machine is full. Make room."],
];

const certificate = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/;
const network = /^(E[A-Z]+|UND_ERR_\w+|network|timeout)$/;

/** A failure as a sentence with what to do. It has no key, secret or file content. */
export function sentenceForS3(code: string, named: Named): string {
  const [, sentence] = advice.find(([codes]) => codes.includes(code)) ?? [];
  if (sentence) return sentence(named);
  if (certificate.test(code))
    return `The certificate of ${named.host} can't be verified (${code}). Check the address; for your own authority set NODE_EXTRA_CA_CERTS.`;
  if (network.test(code))
    return `${named.host} can't be reached (${code}). Check BACKUP_S3_ENDPOINT, the network and the firewall.`;
  return `${named.host} answered with an error (${code}). Look at the service's status.`;
}

/** The service's own code, the system's, or the status; never free text, which could repeat what was sent. */
export function codeOfS3(error: unknown): string {
  const answer = answered.safeParse(error);
  if (answer.success) {
    const { status, body = "" } = answer.data;
    return /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? String(status);
  }
  for (let at = error; at instanceof Error; at = at.cause) {
    const code: unknown = Reflect.get(at, "code");
    if (typeof code === "string") return code;
    if (at.name === "TimeoutError") return "timeout";
    if (/redirect/.test(at.message)) return "redirect";
  }
  return "network";
}

/** Whether it may pass by itself within seconds: a busy service or a broken line, and not a wrong key. */
export function mayPass(error: unknown): boolean {
  const answer = answered.safeParse(error);
  if (answer.success) {
    const { status } = answer.data;
    return status === 429 || (status >= 500 && status !== 507);
  }
  const code = codeOfS3(error);
  return network.test(code) && code !== "ENOTFOUND" && code !== "ENOSPC";
}
