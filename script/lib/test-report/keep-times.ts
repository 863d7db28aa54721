/** Puts the times of the parts in the last whole script/test into docs/maintaining.md. Usage: keep-times.ts */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { replaceSection } from "../replace-section.ts";
import { timesFile } from "./times.ts";

const document = resolve(import.meta.dirname, "../../../docs/maintaining.md");
const day = new Date().toISOString().slice(0, 10);
const [parts] = readFileSync(timesFile, "utf8").split("\n\n");
const text = `Run on ${day}, on ${cpus().length} cores:\n\n${parts}`;
writeFileSync(document, replaceSection(readFileSync(document, "utf8"), "times", text));
