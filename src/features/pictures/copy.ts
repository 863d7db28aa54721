const number = (count: number) => count.toLocaleString("en-US");

export const pictureFaults = {
  noFile: "Please choose a picture",
  tooLarge: "This file is larger than 12 MB. Please choose a smaller one, or save it with a lower quality.",
  tooManyPixels:
    "This picture has more than 50 million pixels. Please make it smaller, for example 4,000 pixels wide.",
  tooLong: "One side of this picture is longer than 16,000 pixels. Please crop it or make it smaller.",
  empty: "This file is empty. Please choose another one.",
  svgScript:
    "This SVG contains a script or a part of a web page, so we didn't keep it. Please export the drawing again without them, or save it as PNG.",
  svgOutside:
    "This SVG needs a picture, font or style from another place, and we show only what is in the file itself. Please embed it, or save the drawing as PNG.",
  svgText:
    "This SVG has text in it, which looks different without its font. Please convert the text to outlines and export the drawing again, or save it as PNG.",
  svgVariables:
    "This SVG takes its colors from the page that it was made for. Please export it with colors of its own, or save it as PNG.",
  svgLarge:
    "This SVG is larger than 1 MB, or has more than 20,000 parts or 256 levels. Please simplify the drawing, or save it as PNG.",
  gif: "We don't accept GIF files. Please save one frame as JPEG or PNG.",
  heic: "Most browsers can't show HEIC photos. Please save it as JPEG. On an iPhone, you can choose “Most Compatible” in the camera settings.",
  pdf: "This is a PDF. Please save the page as JPEG or PNG.",
  moving: "This picture moves, and we only accept still ones. Please save one frame as JPEG or PNG.",
  damaged:
    "We couldn't read this picture. It may be damaged or cut off. Please save it again and try once more.",
  unknown: "This isn't a picture we can read. Please choose a JPEG, PNG, WebP, AVIF or SVG file.",
  busy: "Many pictures are being uploaded right now, and this one wasn't saved. Please try again in a minute.",
  notStarted:
    "The server couldn't start preparing this picture, so it wasn't saved. Nothing is wrong with the picture. Please tell whoever runs the server.",
  outOfMemory:
    "The server ran out of memory with this picture, so it wasn't saved. Please try a smaller copy of it, and tell whoever runs the server.",
  tooSlow:
    "Preparing this picture took too long, so it wasn't saved. Please try again in a minute, or with a smaller copy of it.",
  failed: "We couldn't prepare this picture, and it wasn't saved. Please try again in a minute.",
  diskFull: "The server's disk is full, so this picture wasn't saved. Please tell whoever runs the server.",
  tooMany: `There are already ${number(5_000)} pictures. Please delete some you no longer need.`,
  noAlt: "Please describe the picture, or mark it as decorative",
  longAlt: "Please keep the description under 300 characters",
  longSearch: "Please keep the search under 100 characters",
  focus: "Please choose a point on the picture",
  yesOrNo: "Please answer yes or no",
  revision: "Please reload the page",
  cursor: "That page link has expired. Start again from the first page.",
  changed: "Someone changed this picture before you. What you typed is still here. Please reload the page.",
} as const;

/** Messages with numbers and names, formatted on the server. */
export const pictureMessages = {
  total: (all: number) => (all === 1 ? "1 picture." : `${number(all)} pictures.`),
  matching: (matching: number, all: number) => `${number(matching)} of ${number(all)} match your search.`,
  noMatch: (search: string) => `Nothing matches “${search}”`,
  inUse: (places: readonly string[]) =>
    `This picture is still in use, so it wasn't deleted. Please take it out of these places first: ${places.join(", ")}.`,
  size: (width: number, height: number, bytes: number) =>
    `${number(width)} × ${number(height)} pixels, all sizes together ${number(Math.ceil(bytes / 1_000))} KB`,
} as const;

export const uploadCopy = {
  alt: {
    label: "Description (alt text)",
    hint: "What someone who can't see the picture should know, in a sentence. Not “picture of”.",
  },
  decorative: "This picture is only decoration, so screen readers can skip it",
  privacy:
    "We remove the place, date and camera details that a photo carries, and keep only the sizes that pages need.",
  more: (count: number) =>
    count === 1 ? "1 more picture is waiting." : `${number(count)} more pictures are waiting.`,
  upload: "Upload picture",
  uploading: "Uploading...",
} as const;

export const picturesCopy = {
  title: "Pictures",
  searchButton: "Search",
  listLabel: "Pictures",
  noneYet: "There are no pictures yet. Upload the first one below.",
  noneFound: "No pictures match. Try a shorter word, or upload a new one below.",
  open: (alt: string) => `Details: ${alt}`,
  pages: { older: "Next page", first: "First page" },
} as const;
