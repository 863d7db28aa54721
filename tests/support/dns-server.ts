import { createSocket } from "node:dgram";

/** Records by name; `undefined` for a type means that the name has none of it. */
export type Zone = Record<
  string,
  | {
      txt?: string[];
      mx?: [priority: number, exchange: string][];
      a?: string[];
      aaaa?: string[];
      ptr?: string[];
    }
  | "fails"
  | "silent"
>;

export type DnsServer = {
  /** As a resolver takes it: host:port. */
  address: string;
  /** What it answers; may be changed at any time. */
  zone: Zone;
  close(): Promise<void>;
};

const types = { a: 1, ptr: 12, mx: 15, txt: 16, aaaa: 28 } as const;

/** A real DNS server on a free port of this machine: UDP, a few types, one question at a time (RFC 1035). */
export async function startDns(zone: Zone): Promise<DnsServer> {
  const socket = createSocket("udp4");
  const server: DnsServer = { address: "", zone, close: async () => undefined };
  socket.on("message", (question, { port, address }) => {
    const answer = answerTo(question, server.zone);
    if (answer) socket.send(answer, port, address);
  });
  await new Promise<void>((bound) => socket.bind(0, "127.0.0.1", bound));
  server.address = `127.0.0.1:${socket.address().port}`;
  server.close = () => new Promise((closed) => socket.close(() => closed()));
  return server;
}

function answerTo(question: Buffer, zone: Zone): Buffer | undefined {
  const { name, end } = nameIn(question);
  const type = question.readUInt16BE(end);
  const found = zone[name.toLowerCase()];
  if (found === "silent") return undefined;
  const data = found === undefined || found === "fails" ? [] : dataOf(found, type);
  const code = found === "fails" ? 2 : found === undefined ? 3 : 0;
  const header = Buffer.from(question.subarray(0, 12));
  // An answer, with the question's id and its wish for recursion.
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([
    header,
    question.subarray(12, end + 4),
    ...data.map((each) => {
      const record = Buffer.alloc(12);
      // Its name is the one that was asked for, which begins at byte 12.
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(type, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(60, 6);
      record.writeUInt16BE(each.length, 10);
      return Buffer.concat([record, each]);
    }),
  ]);
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 };
}

function dataOf(found: Exclude<Zone[string], string>, type: number): Buffer[] {
  if (type === types.txt) return (found.txt ?? []).map(textData);
  if (type === types.a) return (found.a ?? []).map((address) => Buffer.from(address.split(".").map(Number)));
  if (type === types.aaaa)
    return (found.aaaa ?? []).map((address) =>
      Buffer.from(
        address
          .split(":")
          .map((part) => part.padStart(4, "0"))
          .join(""),
        "hex",
      ),
    );
  if (type === types.ptr) return (found.ptr ?? []).map(nameData);
  if (type !== types.mx) return [];
  return (found.mx ?? []).map(([priority, exchange]) =>
    Buffer.concat([Buffer.from([priority >> 8, priority & 255]), nameData(exchange)]),
  );
}

/** A text in pieces of at most 255 bytes. */
function textData(text: string): Buffer {
  return Buffer.concat(
    (text.match(/.{1,255}/g) ?? [""]).map((piece) =>
      Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)]),
    ),
  );
}

function nameData(name: string): Buffer {
  const labels = name === "" || name === "." ? [] : name.split(".");
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
}
