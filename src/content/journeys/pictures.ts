/** Illustrations of the journeys, with their own sizes and the agreed words for those who cannot see them. */
import type { Picture } from "../schema.ts";

/** The picture of one phase of a numbered journey, which no other page shows. Phones crop a little at its sides. */
export function vignette(phase: string, alt: string): Picture {
  return { name: `phase-${phase}`, alt, width: 900, height: 300 };
}

export const lanternPath: Picture = {
  name: "method-learn",
  alt: "Lanterns stand along a hill path at first light.",
  width: 600,
  height: 800,
};

export const stillWater: Picture = {
  name: "method-reflect",
  alt: "Low sun over still water, with reeds and a small jetty.",
  width: 600,
  height: 800,
};

export const threeOnBench: Picture = {
  name: "method-share",
  alt: "Three people sit close on a bench, watching the evening sun.",
  width: 600,
  height: 800,
};

export const coloredThreads: Picture = {
  name: "intro-banner",
  alt: "Five colored threads cross and run together over hills towards the sun.",
  width: 1600,
  height: 640,
};

export const windingRoad: Picture = {
  name: "founders-banner",
  alt: "Two people stand at the start of a long winding road into the hills.",
  width: 1600,
  height: 640,
};

export const hillsAndLake: Picture = {
  name: "hero-wide",
  alt: "A path winds through lilac hills to a small house with lit windows by a lake.",
  width: 1600,
  height: 1000,
};

export const roundTheLantern: Picture = {
  name: "community",
  alt: "Eight people of many ages sit round a lantern at dusk, with lit houses behind.",
  width: 1200,
  height: 800,
};

export const paperBoats: Picture = {
  name: "downloads",
  alt: "Folded paper boats on calm water.",
  width: 800,
  height: 600,
};

export const paperSheets: Picture = {
  name: "worksheets",
  alt: "Three paper worksheets, one with boxes checked, and a pencil.",
  width: 800,
  height: 600,
};

export const openNotebook: Picture = {
  name: "journaling",
  alt: "An open notebook with a pencil and a cup in window light.",
  width: 800,
  height: 600,
};

export const longTable: Picture = {
  name: "long-table",
  alt: "A long table with cups and lanterns is set under a string of lights in a garden.",
  width: 720,
  height: 480,
};

export const ringBinder: Picture = {
  name: "ring-binder",
  alt: "A ring binder with colored tabs, a checklist and a pencil.",
  width: 800,
  height: 600,
};

export const signpost: Picture = {
  name: "signpost",
  alt: "A signpost with three blank arms where a path divides.",
  width: 600,
  height: 700,
};

export const lanternByWater: Picture = {
  name: "lantern-by-water",
  alt: "A lit lantern stands on a flat stone beside still water.",
  width: 600,
  height: 700,
};
