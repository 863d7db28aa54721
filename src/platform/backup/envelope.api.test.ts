import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createFieldCipher } from "#platform/crypto/field-cipher.ts";
import { decryptFile, encryptFile, isEncryptedFile } from "./envelope.ts";

const folder = mkdtempSync(join(tmpdir(), "kinward-envelope-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const key = (id: string) => ({ id, key: randomBytes(32) });
const [one, two] = [key("v1"), key("v2")];

it("encrypts a file so that the key's versions read it again, and no other key", async () => {
  const plain = randomBytes(300_000);
  writeFileSync(at("plain"), plain);
  await encryptFile(at("plain"), at("encrypted"), createFieldCipher([one]));
  expect(readFileSync(at("encrypted")).includes(plain.subarray(0, 16))).toBe(false);
  expect(await isEncryptedFile(at("encrypted"))).toBe(true);
  expect(await isEncryptedFile(at("plain"))).toBe(false);
  expect(await isEncryptedFile(at("nowhere"))).toBe(false);
  await decryptFile(at("encrypted"), at("back"), createFieldCipher([two, one]));
  expect(readFileSync(at("back")).equals(plain)).toBe(true);
  await expect(decryptFile(at("encrypted"), at("b2"), createFieldCipher([two]))).rejects.toThrow(
    /needs version v1 of the data key/,
  );
  await expect(decryptFile(at("encrypted"), at("b3"), createFieldCipher([key("v1")]))).rejects.toThrow(
    /written with another key/,
  );
});

it("refuses a file that was changed anywhere, or cut off", async () => {
  writeFileSync(at("short"), "0123456789");
  const cipher = createFieldCipher([one]);
  await encryptFile(at("short"), at("whole"), cipher);
  const whole = readFileSync(at("whole"));
  for (let place = 0; place < whole.length; place += 1) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 1;
    writeFileSync(at("changed"), changed);
    rmSync(at("out"), { force: true });
    const isStillOne = await isEncryptedFile(at("changed"));
    if (isStillOne)
      await expect(decryptFile(at("changed"), at("out"), cipher), `byte ${place}`).rejects.toThrow();
    else expect(place).toBeLessThan(25);
  }
  for (const length of [27, 30, 45, whole.length - 1]) {
    writeFileSync(at("cut"), whole.subarray(0, length));
    rmSync(at("out"), { force: true });
    await expect(decryptFile(at("cut"), at("out"), cipher), `${length} bytes`).rejects.toThrow(/damaged/);
  }
  expect(existsSync(at("whole"))).toBe(true);
});
