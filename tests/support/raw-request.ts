import { connect } from "node:net";

type RawAnswer = { status: number; head: string; body: string };

type RawRequest = {
  port: number;
  /** The request line and headers, without the last empty lines. */
  head: readonly string[];
  /** What is sent after the head, again and again while the server takes it; nothing if absent. */
  pour?: string;
  /** How often at most. */
  times?: number;
};

/**
 * Sends a request byte by byte as it is written here. @returns the first complete response, and how much was sent; the
 * status is 0 if the connection ended while `pour` was still being sent, which can take the response along.
 */
export function rawRequest({
  port,
  head,
  pour,
  times = 100,
}: RawRequest): Promise<RawAnswer & { sent: number }> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    let left = pour === undefined ? 0 : times;
    const send = () => {
      while (socket.writable && left > 0) {
        left -= 1;
        if (!socket.write(pour ?? "")) return;
      }
    };
    const settle = () => {
      const answer = parse(text);
      if (!answer) return;
      done({ ...answer, sent: socket.bytesWritten });
      socket.destroy();
    };
    socket.on("data", (part) => {
      text += part.toString();
      settle();
    });
    socket.on("drain", send);
    // A connection closed while we are still writing may be reset; what has arrived counts.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      if (left > 0) done({ status: 0, head: "", body: "", sent: socket.bytesWritten });
      else failed(new Error(`closed without a whole response: ${text}`));
    });
    socket.write([...head, "", ""].join("\r\n"));
    send();
  });
}

/** A response with a declared length, if all of it is there. */
function parse(text: string): RawAnswer | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  const length = Number(/^content-length: (\d+)$/m.exec(head.replaceAll("\r", ""))?.[1] ?? 0);
  if (Buffer.byteLength(body) < length) return undefined;
  return { status: Number(head.slice(9, 12)), head, body };
}
