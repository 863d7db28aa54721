import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate for localhost that nobody vouches for, with its key. */
export function selfSigned(): { key: string; certificate: string } {
  const folder = mkdtempSync(join(tmpdir(), "kinward-tls-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "1"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...named, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const pair = { key: readFileSync(key, "utf8"), certificate: readFileSync(certificate, "utf8") };
  rmSync(folder, { recursive: true, force: true });
  return pair;
}
