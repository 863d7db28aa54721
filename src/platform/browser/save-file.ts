import { apiRequest } from "./api-client.ts";

/** A file saved from memory has no headers of its own, so the name the server gave is passed on. */
const fileNameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];

/**
 * Saves what the server answers as a file. What it's asked for travels in the body, so it's in no address or history.
 * @returns whether it worked.
 */
export async function saveFile({
  path,
  body,
  name,
}: {
  path: string;
  body: unknown;
  /** If the server gives none. */
  name: string;
}): Promise<boolean> {
  try {
    const answer = await apiRequest("POST", path, body);
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement("a");
    link.href = url;
    link.download = fileNameOf(answer) ?? name;
    link.click();
    URL.revokeObjectURL(url);
    return true;
  } catch {
    return false;
  }
}
