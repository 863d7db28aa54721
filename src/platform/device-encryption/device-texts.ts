import { deviceKey } from "./device-key.ts";
import { encryptedTexts } from "./encrypted-texts.ts";

/** Texts in local or session storage, encrypted with this browser's own key. */
export function deviceTexts(storageOf: () => Storage) {
  return encryptedTexts(storageOf, async () => [await deviceKey()]);
}
