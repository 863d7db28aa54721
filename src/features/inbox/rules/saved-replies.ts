import * as z from "zod/mini";

export type SavedReply = { id: string; title: string; text: string };

/** All saved replies of a kind fit into one request. */
export const replyBounds = { replies: 20, title: 100, text: 2_500 } as const;

const stored = z.array(z.object({ id: z.string(), title: z.string(), text: z.string() }));

/** The name under which the saved replies of a kind are stored. */
export const repliesSetting = (kind: "messages" | "inquiries") => `inbox.replies.${kind}`;

/** The team's saved replies; ours until the team has changed them, or when what is stored can't be read. */
export function repliesIn(value: string | undefined, ours: readonly SavedReply[]): readonly SavedReply[] {
  if (value === undefined || value === "") return ours;
  try {
    const read = stored.safeParse(JSON.parse(value));
    return read.success ? read.data : ours;
  } catch {
    return ours;
  }
}

const greeting = "Hello,";
const closing = "Warm wishes";

export function personalReply(text: string, { to, from }: { to: string; from: string }): string {
  const first = to.trim().split(/\s+/)[0] ?? "";
  const greeted =
    first !== "" && text.startsWith(greeting) ? `Hello ${first},${text.slice(greeting.length)}` : text;
  if (from === "") return greeted;
  return greeted.endsWith(closing) ? `${greeted}\n${from}` : `${greeted}\n\n${from}`;
}
