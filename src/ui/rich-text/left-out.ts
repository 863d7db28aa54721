/** What a paste couldn't bring into the text as it was, by kind. */
export type LeftOut = Record<Counted | Named, number> & {
  /** Names of files that aren't pictures. */
  files: readonly string[];
};

/** Kinds that have a sentence of their own. */
type Counted =
  | ("tables" | "largeTables" | "foreignPictures" | "lostPictures" | "refusedPictures" | "notUploaded")
  | "addresses";

/** Kinds that are listed in one sentence. */
type Named = "videos" | "sounds" | "embedded" | "equations" | "drawings" | "fields" | "comments";

export type PasteCopy = {
  /** The place of a picture that isn't uploaded yet. */
  waiting: string;
  close: string;
  tables(count: number): string;
  largeTables(count: number): string;
  foreignPictures(count: number): string;
  lostPictures(count: number): string;
  refusedPictures(count: number): string;
  notUploaded(count: number): string;
  addresses(count: number): string;
  files(names: string): string;
  leftOut(kinds: string): string;
  kinds: Readonly<Record<Named, (count: number) => string>>;
};

const counted = [
  ...([
    "tables",
    "largeTables",
    "foreignPictures",
    "lostPictures",
    "refusedPictures",
    "notUploaded",
  ] as const),
  "addresses" as const,
];
const named = [...(["videos", "sounds", "embedded", "equations", "drawings", "fields", "comments"] as const)];

/** A sentence for each thing that isn't in the text as it was copied. */
export function leftOutSentences(left: Partial<LeftOut>, copy: PasteCopy): string[] {
  const kinds = named.flatMap((kind) => (left[kind] ? [copy.kinds[kind](left[kind])] : []));
  return [
    ...counted.flatMap((kind) => (left[kind] ? [copy[kind](left[kind])] : [])),
    ...(left.files?.length ? [copy.files(listed(left.files))] : []),
    ...(kinds.length > 0 ? [copy.leftOut(listed(kinds))] : []),
  ];
}

function listed(texts: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(texts);
}
