import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type FeedHost = {
  url: string;
  host: string;
  /** The paths that were asked for, oldest first. */
  requests: string[];
  /** The headers of the last request. */
  headers: IncomingMessage["headers"];
  answer: Answer;
  close(): Promise<void>;
};

/** A podcast host on this machine that answers what a test tells it to. */
export async function startFeedHost(answer: Answer): Promise<FeedHost> {
  const server = createServer((request, response) => {
    host.requests.push(request.url ?? "");
    host.headers = request.headers;
    host.answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const host: FeedHost = {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    requests: [],
    headers: {},
    answer,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return host;
}

export function gives(body: string | Buffer, type = "application/rss+xml; charset=utf-8", more = {}): Answer {
  return (_request, response) => response.writeHead(200, { "content-type": type, ...more }).end(body);
}

export const itemXml = (fields: string) => `<item>${fields}</item>`;

export function feedXml(items: string, channel = "<title>Voices</title>"): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
  xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>${channel}${items}</channel></rss>`;
}

export function episodeXml(number: number, audio: string, more = ""): string {
  return itemXml(
    `<title>Talk ${number}</title><guid>talk-${number}</guid><pubDate>${new Date(Date.UTC(2026, 0, number)).toUTCString()}</pubDate>` +
      `<description>About ${number}</description><enclosure url="${audio}" type="audio/mpeg" length="10"/>${more}`,
  );
}
