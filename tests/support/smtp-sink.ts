import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail that arrived: the envelope's sender and receiver, its Message-ID, and all of it. */
type SunkMail = { from: string; to: string; messageId: string; raw: string };

/** What the server does with a mail: takes it, refuses it with a code, or takes it and breaks off unanswered. */
type Verdict = "take" | "take and break off" | "break off" | number;

export type SmtpSink = {
  url: string;
  mails: SunkMail[];
  /** Decides on each receiver, before the mail is handed over. */
  onReceiver(address: string): Verdict;
  /** Decides at the mail's end. */
  onEnd(mail: SunkMail): Verdict;
  /** Whether some of a mail has come, though not its end. */
  begun: boolean;
  /** What it says instead when it refuses a receiver, or a mail at its end. */
  reply?: string | undefined;
  close(): Promise<void>;
};

/** A real SMTP server in a hundred lines: quick enough for thousands of mails, and able to fail at any moment. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const sink: SmtpSink = {
    url: "",
    mails: [],
    begun: false,
    onReceiver: () => "take",
    onEnd: () => "take",
    close: async () => undefined,
  };
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    serve(socket, sink);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  sink.url = `smtp://127.0.0.1:${port}`;
  sink.close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      for (const socket of sockets) socket.destroy();
    });
  return sink;
}

function serve(socket: Socket, sink: SmtpSink): void {
  let waiting = "";
  let from = "";
  let to = "";
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 sink.test ESMTP");
  socket.setEncoding("utf8");
  socket.on("data", (part: string) => {
    waiting += part;
    sink.begun = inData;
    for (;;) {
      const end = inData ? "\r\n.\r\n" : "\r\n";
      const at = waiting.indexOf(end);
      if (at === -1) return;
      const text = waiting.slice(0, at);
      waiting = waiting.slice(at + end.length);
      if (inData) {
        inData = false;
        // A line that begins with a dot is sent with one more (RFC 5321, 4.5.2).
        take(text.replaceAll("\r\n..", "\r\n."));
      } else command(text);
    }
  });

  function command(line: string): void {
    const [verb = ""] = line.toUpperCase().split(" ");
    if (verb === "EHLO") say("250-sink.test\r\n250 8BITMIME");
    else if (verb === "MAIL") {
      from = /<([^>]*)>/.exec(line)?.[1] ?? "";
      say("250 ok");
    } else if (verb === "RCPT") {
      to = /<([^>]*)>/.exec(line)?.[1] ?? "";
      const verdict = sink.onReceiver(to);
      if (typeof verdict === "number") say(`${verdict} ${sink.reply ?? `<${to}> not taken`}`);
      else if (verdict === "take") say("250 ok");
      else socket.destroy();
    } else if (verb === "DATA") {
      inData = true;
      say("354 go on");
    } else if (verb === "QUIT") socket.end("221 bye\r\n");
    else say("250 ok");
  }

  function take(raw: string): void {
    const mail = { from, to, messageId: /^message-id: <([^>]*)>/im.exec(raw)?.[1] ?? "", raw };
    const verdict = sink.onEnd(mail);
    if (verdict === "take" || verdict === "take and break off") sink.mails.push(mail);
    if (verdict === "take") say("250 taken");
    else if (typeof verdict === "number") say(sink.reply ?? `${verdict} not taken`);
    else socket.destroy();
  }
}
