import { type FeatureServices, features } from "#features/index.server.ts";
import type { StaticFile } from "./static-file.ts";
import { textFile } from "./text-file.ts";

/** The features' files that don't change until the next start, generated now and served from memory. */
export async function lastingFiles(services: FeatureServices): Promise<ReadonlyMap<string, StaticFile>> {
  const made = new Map<string, StaticFile>();
  for (const file of features.flatMap(({ files }) => files?.(services) ?? [])) {
    const answer = file.lasting && (await file.make({ params: {}, search: new URLSearchParams() }));
    if (answer) made.set(file.path, textFile(answer.text, answer.type, answer.headers));
  }
  return made;
}
