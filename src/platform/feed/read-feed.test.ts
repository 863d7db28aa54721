import { describe, expect, it } from "vitest";
import { episodeXml, feedXml, itemXml } from "#tests/support/feed-host.ts";
import { stepsBeside, stepsOf } from "#tests/support/steps.ts";
import { notesOf, safeAddress } from "./notes-text.ts";
import { readFeed } from "./read-feed.ts";
import { chaptersOf, spokenLines } from "./spoken-text.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const read = (xml: string) => readFeed(xml, { now, trustedHost: undefined });
const only = (fields: string) => read(feedXml(itemXml(fields))).episodes[0];

describe("reading a feed", () => {
  it("takes show and episode with the iTunes and Podcasting 2.0 names", () => {
    const show = read(
      feedXml(
        itemXml(`<title>A &amp; B &#233;</title><guid isPermaLink="false"> g1 </guid>
          <pubDate>Tue, 03 Nov 2026 09:00:00 +0100</pubDate><itunes:duration>1:02:03</itunes:duration>
          <itunes:explicit>yes</itunes:explicit><itunes:subtitle>Short</itunes:subtitle>
          <content:encoded><![CDATA[<p>One</p><p>Two &amp; three</p>]]></content:encoded>
          <enclosure url="https://cdn.example.com/a.mp3?x=1&amp;y=2" length="123" type="audio/mpeg"/>
          <podcast:transcript url="https://cdn.example.com/a.vtt" type="text/vtt"/>
          <podcast:chapters url="https://cdn.example.com/a.json" type="application/json+chapters"/>`),
        `<title>Voices</title><description>Talks</description><language>en-CA</language>
         <itunes:author>The house</itunes:author><podcast:guid>917393E3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>`,
      ),
    );
    expect(show).toEqual({
      title: "Voices",
      description: "Talks",
      author: "The house",
      guid: "917393e3-1b1e-5cef-ace4-edaa54e1f810",
      language: "en-CA",
      explicit: false,
      episodes: [
        {
          guid: "g1",
          title: "A & B é",
          summary: "Short",
          notes: [[{ text: "One" }], [{ text: "Two & three" }]],
          published: "2026-11-03T08:00:00.000Z",
          seconds: 3723,
          audio: { url: "https://cdn.example.com/a.mp3?x=1&y=2", type: "audio/mpeg", bytes: 123 },
          transcripts: [{ url: "https://cdn.example.com/a.vtt", type: "text/vtt" }],
          chapters: { url: "https://cdn.example.com/a.json", type: "application/json+chapters" },
          explicit: true,
        },
      ],
    });
  });

  it("takes each guid once, makes one where it is missing, and puts the newest first", () => {
    const audio = "https://cdn.example.com/";
    const show = read(
      feedXml(
        episodeXml(1, `${audio}1.mp3`) +
          episodeXml(3, `${audio}3.mp3`) +
          episodeXml(1, `${audio}copy.mp3`) +
          itemXml(`<title>No guid</title><enclosure url="${audio}n.mp3" type="audio/mpeg"/>`) +
          itemXml("<title>Nothing else</title>") +
          itemXml("<guid>no title</guid>"),
      ),
    );
    expect(show.episodes.map(({ guid }) => guid)).toEqual([
      "talk-3",
      "talk-1",
      `${audio}n.mp3`,
      "title:Nothing else",
    ]);
    expect(show.episodes[1]?.audio?.url).toBe(`${audio}1.mp3`);
  });

  it.each(["yesterday", "Wed, 99 Foo 2026", "Fri, 01 Jan 9999 00:00:00 GMT", "1970-01-01"])(
    "leaves out a day that makes no sense: %s",
    (day) => {
      expect(only(`<title>T</title><pubDate>${day}</pubDate>`)?.published).toBeUndefined();
    },
  );

  it("cuts what is too long and drops what cannot be seen", () => {
    const episode = only(`<title>\u202eevil\u0007 ${"x".repeat(9000)}</title>`);
    expect(episode?.title).toHaveLength(200);
    expect(episode?.title).toMatch(/^evil x/);
  });

  it.each([
    ["a page", "text/html", undefined],
    ["a film", "video/mp4", undefined],
    ["no type but a known ending", "", "audio/mpeg"],
  ])("plays sound only, given %s", (_what, type, expected) => {
    const episode = only(
      `<title>T</title><enclosure url="https://cdn.example.com/a.mp3" type="${type}" length="-1"/>`,
    );
    expect(episode?.audio).toEqual(expected && { url: "https://cdn.example.com/a.mp3", type: expected });
  });

  it.each([
    "javascript:alert(1)",
    "data:audio/mpeg;base64,AAAA",
    "https://a;script-src/x.mp3",
    "https://a.example,b.example/x.mp3",
    "https://*.example.com/x.mp3",
    "https://u:p@cdn.example.com/x.mp3",
    "http://192.168.0.1/x.mp3",
    "/x.mp3",
  ])("takes no audio from %s", (url) => {
    expect(only(`<title>T</title><enclosure url="${url}" type="audio/mpeg"/>`)?.audio).toBeUndefined();
  });

  it("refuses entities of the feed's own making, in front of it and inside it", () => {
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
      "",
    );
    const bomb = `<?xml version="1.0"?><!-- <a --><!DOCTYPE rss [<!ENTITY l0 "lol">${lol}]>`;
    const items = itemXml("<title>&l9;</title>");
    expect(() => read(feedXml(items).replace('<?xml version="1.0" encoding="UTF-8"?>', bomb))).toThrow(
      "DOCTYPE",
    );
    expect(() => read(feedXml(`${items}<!doctype x [<!ENTITY a "b">]>`))).toThrow("DOCTYPE");
    const outside = '<!DOCTYPE r SYSTEM "file:///etc/passwd"><rss/>';
    expect(() => read(outside)).toThrow("DOCTYPE");
    expect(only("<title><![CDATA[<!DOCTYPE explained]]></title>")?.title).toContain("explained");
    expect(only("<title>&l9; stays</title>")?.title).toBe("&l9; stays");
  });

  it("reads every named character of HTML, small and capital ones apart", () => {
    const title = "&Eacute;t&eacute; &iacute;&euro;&Ouml;&szlig;&reg;&hearts; AT&T &nosuch; &copy2026";
    const read = "Été í€Öß®♥ AT&T &nosuch; &copy2026";
    expect(only(`<title><![CDATA[${title}]]></title>`)?.title).toBe(read);
    expect(only(`<title>x</title><description><![CDATA[<p>${title}</p>]]></description>`)?.notes).toEqual([
      [{ text: read }],
    ]);
  });

  it.each([
    ["nothing", ""],
    ["a page", "<html><body>Hello</body></html>"],
    ["words", "no feed here"],
    ["half a feed", feedXml("<item><title>Cut").slice(0, -20)],
    ["a show without a title", feedXml("", "<title> </title>")],
    ["too deep", feedXml("<a>".repeat(5000))],
    ["names that are traps", "<__proto__><constructor/></__proto__>"],
  ])("says no to %s", (_what, xml) => {
    expect(() => read(xml)).toThrow(/it is no|the show has no title/);
  });

  it("reads ten times the episodes in about ten times the steps, and not more than it keeps", async () => {
    const feedOf = (count: number) =>
      feedXml(
        Array.from({ length: count }, (_, at) =>
          itemXml(
            `<title>Talk ${at} &amp; more</title><guid>g${at}</guid><description>a &lt;b&gt; c</description>`,
          ),
        ).join(""),
      );
    const [few = 0, many] = await stepsOf(
      () => read(feedOf(600)),
      () => {
        const { episodes } = read(feedOf(6000));
        expect(episodes).toHaveLength(5000);
        expect(episodes[4999]?.title).toBe("Talk 4999 & more");
      },
    );
    expect(many).toBeLessThan(12 * few);
  });
});

describe("notes", () => {
  it("keep words and safe links, and nothing of the mark-up", () => {
    const html = `<p onclick="x()">Hello <b>there</b>,<br>friend</p><script>alert(1)</script><style>p{}</style>
      <ul><li>One</li><li><a href="https://example.com/a?b=1&amp;c=2" onmouseover="x">Two</a> more</li></ul>
      <a href="javascript:alert(1)">bad</a> <a href=' JaVaScRiPt:alert(1)'>worse</a>
      <a href="http://localhost/admin">near</a><img src=x onerror=alert(1)><!-- hidden <p>x</p> --> &lt;b&gt; &hellip;`;
    expect(notesOf(html)).toEqual([
      [{ text: "Hello there," }],
      [{ text: "friend" }],
      [{ text: "• One" }],
      [{ text: "• " }, { text: "Two", href: "https://example.com/a?b=1&c=2" }, { text: " more" }],
      [{ text: "bad worse near <b> …" }],
    ]);
  });

  it("take empty lines for paragraphs where there are no tags", () => {
    expect(notesOf("One\nline\n\nTwo")).toEqual([[{ text: "One line" }], [{ text: "Two" }]]);
  });

  it("take no more than ten times the steps of honest notes for what is made to be slow", async () => {
    const notesFor = (text: string) => () => notesOf(text.repeat(120_000 / text.length));
    const hostile = ["<a ", "<!--", "<a href='", "&#x", "<script>", "\n \n "];
    const ratios = await stepsBeside(
      notesFor("<p>We sat in the car for a while.</p>"),
      Object.fromEntries(hostile.map((text) => [text, notesFor(text)])),
    );
    expect(ratios.filter(([, ratio]) => ratio > 10)).toEqual([]);
  });

  it("let no host near a policy that could end it", () => {
    expect(safeAddress("https://cdn.example.com:8443/x")).toBe("https://cdn.example.com:8443/x");
    expect(safeAddress("https://ex'ample.com/")).toBeUndefined();
    expect(safeAddress(`https://example.com/${"x".repeat(3000)}`)).toBeUndefined();
  });
});

describe("transcripts and chapters", () => {
  it("are read from VTT with voices, joined into paragraphs", () => {
    const vtt = `WEBVTT\n\nNOTE x\n\n1\n00:01.000 --> 00:02.500 align:start\n<v Ana>Hello <i>all</i>\n\n00:00:02.500 --> 00:00:04.000\nand welcome.\n\n01:00:05.000 --> 01:00:06.000\n<v Ben>Thank you.\n`;
    expect(spokenLines(vtt, "text/vtt")).toEqual([
      { start: 1, end: 4, speaker: "Ana", text: "Hello all and welcome." },
      { start: 3605, end: 3606, speaker: "Ben", text: "Thank you." },
    ]);
  });

  it("are read from SRT, JSON, HTML and plain text", () => {
    expect(spokenLines("1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n", "application/x-subrip")).toEqual([
      { start: 1, end: 2, text: "Hello" },
    ]);
    const json = JSON.stringify({ segments: [{ startTime: 2, speaker: "Ana", body: "Hi" }] });
    expect(spokenLines(json, "application/json")).toEqual([{ start: 2, speaker: "Ana", text: "Hi" }]);
    expect(spokenLines("<p>One</p><script>x</script><p>Two", "text/html")).toEqual([
      { text: "One" },
      { text: "Two" },
    ]);
    expect(spokenLines("1 < 2\n\nTwo", "text/plain")).toEqual([{ text: "1 < 2" }, { text: "Two" }]);
    expect(spokenLines("{", "application/json")).toEqual([]);
  });

  it("give chapters in their order, without those that are not to be listed", () => {
    const chapters = [
      { startTime: 60, title: "Second" },
      { startTime: 0, title: "First" },
      { startTime: 70, title: "Hidden", toc: false },
      { startTime: 80 },
      { startTime: 60, title: "Twice" },
    ];
    expect(chaptersOf(JSON.stringify({ version: "1.2.0", chapters }))).toEqual([
      { start: 0, title: "First" },
      { start: 60, title: "Second" },
    ]);
    expect(chaptersOf("[]")).toEqual([]);
  });

  it("leave out a chapter that cannot be read, and keep the others", () => {
    const chapters = [
      { startTime: 0, title: "First" },
      { startTime: "00:10", title: "No number" },
      null,
      { startTime: -1, title: "Before the beginning" },
      { startTime: 60, title: 7 },
      { startTime: 90, title: "Last" },
    ];
    expect(chaptersOf(JSON.stringify({ chapters }))).toEqual([
      { start: 0, title: "First" },
      { start: 90, title: "Last" },
    ]);
  });
});

it("reads a transcript that is made to take long in no more than twice the steps of an honest one of its size", async () => {
  const cues = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n\n`;
  const size = 240_000;
  const linesOf = (text: string) => () => spokenLines(text, "text/vtt");
  const hostile = ["<v.", "<v ", "<", "<v.x ", "&#1", " \t", "\n \t"];
  const ratios = await stepsBeside(
    linesOf(cues("<v Ana>We sat in the car for a while.").repeat(size / 60)),
    Object.fromEntries(hostile.map((words) => [words, linesOf(cues(words.repeat(size / words.length)))])),
  );
  expect(ratios.filter(([, ratio]) => ratio > 2)).toEqual([]);
  const [line] = spokenLines(cues(`<v Ana>${"word ".repeat(100_000)}`), "text/vtt");
  expect(line?.speaker).toBe("Ana");
  expect(line?.text.length).toBeLessThanOrEqual(2000);
});
