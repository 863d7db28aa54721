import type { EncryptedTexts } from "./encrypted-texts.ts";

/**
 * Texts under this browser's own key, for pages where most people only read: what encrypts is loaded with the first
 * word. Reads and writes keep their order while it loads.
 */
export function lateTexts(storageOf: () => Storage): Pick<EncryptedTexts, "read" | "write"> {
  let loading: Promise<EncryptedTexts> | undefined;
  function load(): Promise<EncryptedTexts> {
    loading ??= import("./device-texts.ts").then(({ deviceTexts }) => deviceTexts(storageOf));
    return loading;
  }
  function isThere(name: string): boolean {
    try {
      return storageOf().getItem(name) !== null;
    } catch {
      return false;
    }
  }
  return {
    async read(name) {
      if (loading === undefined && !isThere(name)) return undefined;
      return load().then(
        (texts) => texts.read(name),
        () => undefined,
      );
    },
    async write(name, text) {
      if (loading === undefined && text === undefined && !isThere(name)) return true;
      return load().then(
        (texts) => texts.write(name, text),
        () => {
          loading = undefined;
          if (text === undefined) storageOf().removeItem(name);
          return text === undefined;
        },
      );
    },
  };
}
