/**
 * Draws the first page of one of our PDFs as a small picture: its text as bars, its lines and boxes as they are. It reads
 * the page as pdfkit writes it, so that the picture follows the file without a renderer.
 */
import { inflateSync } from "node:zlib";

/** The page is drawn at a quarter of its size in points, in whole numbers. */
const scale = 0.25;
const whole = (points: number) => Math.round(points * scale);

/** Seen on light and on dark ground: the page behind gives the paper. */
const colors = { tint: "#8a7ca026", line: "#8a7ca099", text: "#8c8298", title: "#7a6d8c" } as const;
/** Text of this size in points and more is a heading. */
const titleSize = 15;
/** A letter's width in its font's size, on average. */
const letterWidth = 0.47;

type Box = { left: number; top: number; right: number; bottom: number };

/** @returns an SVG of about a kilobyte. @throws if the file isn't one of pdfkit's. */
export function thumbnailOf(pdf: Buffer): string {
  const { width, height, content } = firstPage(pdf);
  const marks = marksOn(content, height);
  const right = width - 40;
  const bars = (isTitle: boolean) =>
    marks.texts
      .filter(({ size }) => size >= titleSize === isTitle)
      .map(
        ({ x, y, length }) => `M${whole(x)} ${whole(y)}h${Math.max(whole(Math.min(length, right - x)), 1)}`,
      )
      .join("");
  const boxes = (of: readonly Box[]) => of.map(outline).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole(width)} ${whole(height)}" fill="none">`,
    `<path fill="${colors.tint}" d="${boxes(marks.filled)}"/>`,
    `<path stroke="${colors.line}" d="${boxes(marks.drawn)}"/>`,
    `<path stroke="${colors.text}" stroke-width="1.5" d="${bars(false)}"/>`,
    `<path stroke="${colors.title}" stroke-width="4" d="${bars(true)}"/></svg>`,
  ]
    .filter((part) => !part.includes('d=""'))
    .join("");
}

function outline({ left, top, right, bottom }: Box): string {
  const [across, down] = [whole(right) - whole(left), whole(bottom) - whole(top)];
  const start = `M${whole(left)} ${whole(top)}`;
  if (down === 0) return `${start}h${across}`;
  return across === 0 ? `${start}v${down}` : `${start}h${across}v${down}h${-across}z`;
}

function firstPage(pdf: Buffer): { width: number; height: number; content: string } {
  const text = pdf.toString("latin1");
  const [, width, height, id] =
    /\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]\n\/Contents (\d+) 0 R/.exec(text) ?? [];
  const start = new RegExp(
    `\\n${id} 0 obj\\n<<\\n/Length (\\d+)\\n/Filter /FlateDecode\\n>>\\nstream\\n`,
  ).exec(text);
  if (!start) throw new Error("This PDF has no page that can be read");
  const from = start.index + start[0].length;
  const content = inflateSync(pdf.subarray(from, from + Number(start[1]))).toString("latin1");
  return { width: Number(width), height: Number(height), content };
}

type Marks = {
  texts: { x: number; y: number; size: number; length: number }[];
  filled: Box[];
  drawn: Box[];
};
/** Scale and position; pages of ours turn nothing. */
type Place = { across: number; down: number; x: number; y: number };

function marksOn(content: string, height: number): Marks {
  const marks: Marks = { texts: [], filled: [], drawn: [] };
  let place: Place = { across: 1, down: 1, x: 0, y: 0 };
  const places: Place[] = [];
  let path: [x: number, y: number][] = [];
  let text = { x: 0, y: 0, size: 0 };

  const at = (x = 0, y = 0): [number, number] => [
    place.x + x * place.across,
    height - (place.y + y * place.down),
  ];
  function paint(on: Box[]): void {
    const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
    if (path.length > 1)
      on.push({
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      });
    path = [];
  }

  const operators: Readonly<Record<string, (numbers: number[], line: string) => void>> = {
    q: () => places.push(place),
    Q: () => {
      place = places.pop() ?? place;
    },
    cm([a = 1, , , d = 1, e = 0, f = 0]) {
      const { across, down, x, y } = place;
      place = { across: across * a, down: down * d, x: x + e * across, y: y + f * down };
    },
    m: ([x, y]) => path.push(at(x, y)),
    l: ([x, y]) => path.push(at(x, y)),
    c: ([, , , , x, y]) => path.push(at(x, y)),
    re: ([x = 0, y = 0, wide = 0, high = 0]) => path.push(at(x, y), at(x + wide, y + high)),
    S: () => paint(marks.drawn),
    f: () => paint(marks.filled),
    n: () => {
      path = [];
    },
    Tm([, , , , x = 0, y = 0]) {
      const [left, baseline] = at(x, y);
      text = { ...text, x: left, y: baseline };
    },
    Tf([size = 0]) {
      text = { ...text, size };
    },
    TJ(_, line) {
      const letters = [...line.matchAll(/<([0-9a-f]*)>/g)].reduce(
        (sum, [, hex = ""]) => sum + hex.length / 4,
        0,
      );
      const { x, y, size } = text;
      marks.texts.push({ x, y: y - size * 0.3, size, length: letters * size * letterWidth });
    },
  };
  for (const line of content.split("\n")) {
    const [, operator = ""] = /(?:^|\s)([A-Za-z]+)$/.exec(line) ?? [];
    operators[operator]?.((line.match(/(?<![\w/.])-?[\d.]+/g) ?? []).map(Number), line);
  }
  return marks;
}
