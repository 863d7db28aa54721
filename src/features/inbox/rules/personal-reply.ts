const greeting = "Hello,";
const closing = "Warm wishes";

/** A saved reply with the first name of the person who wrote, and the name of the team member who replies. */
export function personalReply(text: string, { to, from }: { to: string; from: string }): string {
  const first = to.trim().split(/\s+/)[0] ?? "";
  const greeted =
    first !== "" && text.startsWith(greeting) ? `Hello ${first},${text.slice(greeting.length)}` : text;
  if (from === "") return greeted;
  return greeted.endsWith(closing) ? `${greeted}\n${from}` : `${greeted}\n\n${from}`;
}
