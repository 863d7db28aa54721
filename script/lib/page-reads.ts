/**
 * A step of the build: renders every page with the built site and writes which documents it has read, so that a change of
 * one is known to change these pages (server/page-reads).
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const buildDir = resolve(import.meta.dirname, "../../build");
process.env.NODE_ENV = "production";
const { notePageReads } = await import(pathToFileURL(resolve(buildDir, "server/index.js")).href);
await notePageReads(buildDir);
