/** Whether files that were pasted or dropped are what is meant, and not a picture of the text beside them. */
export function areFilesMeant({ files, plain }: { files: readonly File[]; plain: string }): boolean {
  // Some systems add the names of copied files as text.
  const isName = (line: string) => files.some(({ name }) => line === name || line.endsWith(`/${name}`));
  const lines = plain.split("\n").map((line) => line.trim());
  return files.length > 0 && lines.every((line) => line === "" || isName(line));
}

/** A file without a type is judged by the server. */
export function isPicture({ type }: File): boolean {
  return type === "" || type.startsWith("image/");
}
