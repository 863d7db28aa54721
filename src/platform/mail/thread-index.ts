/**
 * Thread-Index, by which Outlook groups mails, whatever In-Reply-To says ([MS-OXOMSG] 2.2.1.3): 22 bytes that begin a
 * thread, and 5 for each reply.
 */
const [rootBytes, replyBytes] = [22, 5];
/** Longer ones are nobody's: 200 replies below each other. */
const most = rootBytes + 200 * replyBytes;

/** Since 1601, in steps of 100 ns. */
const fileTime = (at: Date) => BigInt(at.getTime() + 11_644_473_600_000) * 10_000n;

/** Begins the thread of the conversation with this id, the same whenever it's asked. */
export function beginThreadIndex(id: string, at: Date): string {
  const bytes = Buffer.alloc(rootBytes);
  bytes.writeUInt8(1);
  bytes.writeUIntBE(Number(fileTime(at) >> 24n), 1, 5);
  bytes.write(id.replaceAll("-", ""), 6, "hex");
  return bytes.toString("base64");
}

/** The index of a reply to a mail with this index; undefined if it's none. */
export function replyThreadIndex(parent: string, at: Date): string | undefined {
  const text = parent.replace(/\s+/g, "");
  const bytes = Buffer.from(text, "base64");
  const isWhole = bytes.length >= rootBytes && (bytes.length - rootBytes) % replyBytes === 0;
  if (!/^[A-Za-z0-9+/]+=*$/.test(text) || !isWhole || bytes.length >= most || bytes[0] !== 1)
    return undefined;
  const since = fileTime(at) - (BigInt(bytes.readUIntBE(1, 5)) << 24n);
  const passed = since < 0n ? 0n : since;
  // Within 1.7 years the time is told more exactly; the first bit says which.
  const isFar = passed >> 49n !== 0n;
  const time = isFar ? 0x8000_0000n | ((passed >> 23n) & 0x7fff_ffffn) : (passed >> 18n) & 0x7fff_ffffn;
  const block = Buffer.alloc(replyBytes);
  block.writeUInt32BE(Number(time));
  return Buffer.concat([bytes, block]).toString("base64");
}
