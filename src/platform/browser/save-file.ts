/** A file saved from memory has no headers of its own, so the name the server gave is passed on. */
const fileNameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];

/**
 * Saves an answer as a file. What it's asked for travels in the body of a request, so it's in no address or history.
 * @param name the file's name if the server gives none
 * @returns whether it worked.
 */
export async function saveFile(answering: Promise<Response>, name: string): Promise<boolean> {
  try {
    const answer = await answering;
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
