import QRCode from "qrcode";
import { describe, expect, it } from "vitest";
import { qrCodeOf } from "./printed-card.server.ts";

const link = "https://kinward.example/campaign/the-wait";
const margin = 4;

/** The picture's strokes laid out as modules again. */
function modulesOf(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at += 1) {
      const row = grid[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  return grid;
}

describe("a QR code", () => {
  it("is drawn module by module, with the quiet zone around it", async () => {
    const { path, size } = await qrCodeOf(link);
    const { modules } = QRCode.create(link, { errorCorrectionLevel: "M" });
    expect(size).toBe(modules.size + 2 * margin);
    const drawn = modulesOf(path, size);
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1) {
        const [y, x] = [row - margin, column - margin];
        const inside = y >= 0 && x >= 0 && y < modules.size && x < modules.size;
        expect(drawn[row]?.[column]).toBe(inside && modules.data[y * modules.size + x] === 1);
      }
  });

  it("comes as a file for print shops and as one for screens", async () => {
    const { svg, png, path } = await qrCodeOf(link);
    const fileOf = (address: string) => Buffer.from(address.split(",")[1] ?? "", "base64");
    expect(svg).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(fileOf(svg).toString()).toContain(path);
    expect(png).toMatch(/^data:image\/png;base64,/);
    const header = fileOf(png);
    expect(header.subarray(1, 4).toString()).toBe("PNG");
    // At least 1,000 points wide, so that a poster stays sharp.
    expect(header.readUInt32BE(16)).toBeGreaterThanOrEqual(1_000);
    expect(header.length).toBeLessThan(30_000);
  });
});
