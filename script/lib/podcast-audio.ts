/**
 * Generates the audio of the sample episodes from their text, and records when each line is spoken.
 * Run by hand when the text changes: node script/lib/podcast-audio.ts (docs/podcast-samples.md). It needs flite and
 * ffmpeg; the build needs neither, since the generated files are committed in public/podcast.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { SampleEpisode } from "../../src/content/podcast/episode.ts";
import { sampleEpisodes } from "../../src/content/podcast/samples.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "public/podcast");
const work = mkdtempSync(join(tmpdir(), "podcast-audio-"));

const rate = 16_000;
const bytesPerSecond = rate * 2;
const before = 2.5;
const after = 3.5;
const usualPause = 0.9;
const slower = "1.25";

/** Two low notes and a fifth that swell slowly, over soft noise, all far quieter than the voice. */
const ground = [
  "aevalsrc=exprs='0.05*sin(2*PI*110*t)*(0.6+0.4*sin(2*PI*t/17))+0.04*sin(2*PI*164.81*t)*(0.6+0.4*sin(2*PI*t/23+1))+0.03*sin(2*PI*220*t)*(0.5+0.5*sin(2*PI*t/13+2))'",
  `s=${rate}`,
].join(":");
const rush = `anoisesrc=color=brown:seed=7:amplitude=0.12:r=${rate},lowpass=f=420`;

type Timed = { bytes: number; seconds: number; lines: [number, number][] };

/** Spells a line for the voice, which reads "988" as a number and "US" as a word. */
function forVoice(text: string): string {
  return text.replaceAll("988", "nine, eight, eight").replaceAll("US", "U. S.");
}

/** One line as audio: 16-bit samples without a header. */
function spoken(text: string): Buffer {
  const file = join(work, "line.wav");
  execFileSync("flite", [
    "-voice",
    "slt",
    "--setf",
    `duration_stretch=${slower}`,
    "-t",
    forVoice(text),
    "-o",
    file,
  ]);
  const wave = readFileSync(file);
  return wave.subarray(wave.indexOf("data") + 8);
}

function silence(seconds: number): Buffer {
  return Buffer.alloc(Math.round(seconds * rate) * 2);
}

function make(episode: SampleEpisode): Timed {
  const sound: Buffer[] = [silence(before)];
  const lines: [number, number][] = [];
  let at = before;
  const add = (part: Buffer) => {
    sound.push(part);
    at += part.length / bytesPerSecond;
  };
  for (const { text, pause = usualPause } of episode.parts.flatMap((part) => part.lines)) {
    const begins = at;
    add(spoken(text));
    lines.push([rounded(begins), rounded(at)]);
    add(silence(pause));
  }
  add(silence(after));
  const raw = join(work, "voice.raw");
  writeFileSync(raw, Buffer.concat(sound));
  const file = join(folder, `${episode.slug}.mp3`);
  mix(raw, at, episode, file);
  const seconds = Number(
    execFileSync("ffprobe", ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", file]),
  );
  return { bytes: statSync(file).size, seconds: rounded(seconds), lines };
}

function mix(raw: string, seconds: number, { heading }: SampleEpisode, file: string): void {
  const filter = [
    "[0:a]highpass=f=70,lowpass=f=7200,volume=0.8[voice]",
    "[1:a][2:a]amix=inputs=2:normalize=0,volume=0.45[low]",
    `[voice][low]amix=inputs=2:normalize=0,afade=t=in:d=2,afade=t=out:st=${seconds - 3}:d=3,alimiter=limit=0.85[out]`,
  ].join(";");
  execFileSync("ffmpeg", [
    ...["-v", "error", "-y", "-f", "s16le", "-ar", String(rate), "-ac", "1", "-i", raw],
    ...["-f", "lavfi", "-t", String(seconds), "-i", ground, "-f", "lavfi", "-t", String(seconds), "-i", rush],
    ...["-filter_complex", filter, "-map", "[out]", "-ac", "1", "-ar", "24000", "-b:a", "40k"],
    ...["-map_metadata", "-1", "-metadata", `title=${heading}`, "-metadata", "artist=Kinward", file],
  ]);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

mkdirSync(folder, { recursive: true });
const timed = Object.fromEntries(sampleEpisodes.map((episode) => [episode.slug, make(episode)]));
rmSync(work, { recursive: true });
writeFileSync(
  join(root, "src/content/podcast/timings.ts"),
  `/** Size and length of each sample, and when each line is said. Made by script/lib/podcast-audio. */
export type SampleTiming = { bytes: number; seconds: number; lines: readonly (readonly [number, number])[] };

export const sampleTimings: Readonly<Record<string, SampleTiming>> = ${JSON.stringify(timed)};
`,
);
for (const [slug, { bytes, seconds }] of Object.entries(timed))
  console.log(`${slug}: ${seconds} s, ${bytes} bytes`);
