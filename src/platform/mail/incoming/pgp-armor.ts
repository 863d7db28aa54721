const signed = "-----BEGIN PGP SIGNED MESSAGE-----";
const signature = "-----BEGIN PGP SIGNATURE-----";
const signatureEnd = "-----END PGP SIGNATURE-----";
const encrypted = "-----BEGIN PGP MESSAGE-----";
const encryptedEnd = "-----END PGP MESSAGE-----";

/** Whether a file is one that PGP has encrypted. */
export const isPgpMessage = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 200)).toString("latin1").trimStart().startsWith(encrypted);

/**
 * A text without what PGP wrote around its words (RFC 9580): signed words stay, without signature, and what is encrypted
 * is left out. No signature is verified.
 */
export function withoutArmor(text: string): { text: string; isEncrypted: boolean } {
  if (!text.includes("-----BEGIN PGP ")) return { text, isEncrypted: false };
  const kept: string[] = [];
  let place: "outside" | "header" | "signed" | "signature" | "encrypted" = "outside";
  let isEncrypted = false;
  for (const line of text.split(/\r?\n/)) {
    const mark = line.trim();
    if (place === "outside" && mark === signed) place = "header";
    else if (place === "outside" && mark === encrypted) {
      place = "encrypted";
      isEncrypted = true;
    } else if (place === "header") {
      if (mark === "") place = "signed";
    } else if (place === "signed") {
      if (mark === signature) place = "signature";
      else kept.push(line.startsWith("- ") ? line.slice(2) : line);
    } else if (mark === signatureEnd || mark === encryptedEnd) place = "outside";
    else if (place === "outside") kept.push(line);
  }
  return { text: kept.join("\n"), isEncrypted };
}
