import { type FeatureServices, features } from "#features/index.server.ts";
import type { MemoryPages } from "./memory-pages.ts";
import { textFile } from "./text-file.ts";

/** The features' files that don't change until the next start: generated once and served from memory. */
export function lastingFiles(services: FeatureServices): ReadonlyMap<string, () => Promise<MemoryPages>> {
  const lasting = features.flatMap(({ files }) => files?.(services) ?? []).filter((file) => file.lasting);
  return new Map(
    lasting.map(({ path, make }) => [
      path,
      async () => {
        const answer = await make({ params: {}, search: new URLSearchParams() });
        return new Map(answer ? [[path, textFile(answer.text, answer.type, answer.headers)]] : []);
      },
    ]),
  );
}
