import sharp from "sharp";

/** A photograph in miniature: a gradient with some noise. */
export function drawing(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels[at * 3] = Math.round((255 * (at % width)) / width);
    pixels[at * 3 + 1] = Math.round((255 * Math.floor(at / width)) / height);
    pixels[at * 3 + 2] = 128 + ((at * 7_919) % 23);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A JPEG as a phone makes it: turned on its side, with its place, its maker and an XMP packet. */
export function photograph(width = 1_200, height = 800): Promise<Buffer> {
  return drawing(width, height)
    .withExif({
      IFD0: { Make: "SecretPhoneMaker", Artist: "A Person" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 24/1 1234/100" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-xmp</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The header of a PNG of any size, without its pixels. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt32BE(checksum(header.subarray(12, 29)), 29);
  return header;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A form with a picture, as a browser sends it. */
export function pictureForm(
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>> = { alt: "A gradient" },
  name = "picture.jpg",
): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.set(field, text);
  form.set("file", new File([Buffer.from(bytes)], name, { type: "image/jpeg" }));
  return form;
}
