/**
 * Holds every import of src/ against the floor plan (docs/map.md): imports go down only, features follow
 * their ordered list, drawers have fixed names, `.server` never reaches a browser door, and no file circles.
 * Run: node script/lib/check-rooms.ts
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const src = join(root, "src");

/** room → rooms it may import from (its own is always allowed). */
const mayImport: Record<string, readonly string[]> = {
  content: [],
  ui: [],
  platform: [],
  features: ["content", "ui", "platform"],
  web: ["content", "ui", "platform", "features"],
  api: ["content", "ui", "platform", "features"],
  worker: ["content", "ui", "platform", "features"],
  cli: ["content", "ui", "platform", "features"],
  server: ["content", "platform", "features", "web", "api", "worker", "cli"],
  // root.tsx, routes.ts and the entries are the seam to React Router: they may see the page door.
  seam: ["content", "ui", "platform", "web", "features", "server"],
};

const doors = new Set(["api", "worker", "cli", "server"]);
const drawers =
  /^(schema|rules|access|errors)\.ts$|^(table|reads|writes|api|jobs|commands|emails|settings|fixtures)\.server\.ts$|^(schema|rules)\/[^/]+\.ts$|^(reads|writes|api)\/[^/]+\.server\.ts$|^(routes|ui)\/[^/]+\.tsx?$|\.test\.tsx?$|^README\.md$/;
const publicDrawers =
  /^(schema|rules|access|errors)\.ts$|^(schema|rules)\/|^(reads|writes)\.server\.ts$|^(reads|writes)\//;
const webDrawers =
  /^(schema|rules|access|errors)\.ts$|^(schema|rules)\/|^reads\.server\.ts$|^(reads|routes|ui)\//;
const refusedNames = /^(utils?|helpers?|misc|common|lib|types|index)(\.|$)/;
const allowedIndexes = new Set(["content/index.ts", "features/index.server.ts"]);

/** Known breaches, "from -> to". The list may only shrink. */
const knownBreaches: ReadonlySet<string> = new Set();

const faults: string[] = [];
const edges = new Map<string, string[]>();

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function roomOf(file: string): string {
  const parts = relative(src, file).split("/");
  return parts.length === 1 ? "seam" : (parts[0] ?? "seam");
}

function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith("#")) return join(src, specifier.slice(1).split("?")[0] ?? "");
  if (specifier.startsWith(".")) return resolve(dirname(from), specifier.split("?")[0] ?? "");
  return undefined;
}

const files = filesUnder(src).filter((file) => /\.(tsx?|mdx)$/.test(file) && !file.endsWith(".d.ts"));
const order = [
  ...readFileSync(join(src, "features/index.server.ts"), "utf8").matchAll(/name: "([a-z-]+)"/g),
].map((match) => match[1] ?? "");
const rank = (feature: string) => order.indexOf(feature);

for (const file of files) {
  const here = relative(src, file);
  const room = roomOf(file);
  const test = /\.test\.tsx?$/.test(file);
  if (!(room in mayImport)) faults.push(`${here}: no such room as "${room}"; see docs/map.md for the rooms`);
  if (refusedNames.test(basename(file)) && !allowedIndexes.has(here))
    faults.push(`${here}: the name says nothing of what is inside; name it after its one idea`);
  if (
    here
      .split("/")
      .slice(0, -1)
      .some((part) => refusedNames.test(part))
  )
    faults.push(`${here}: stands in a drawer for everything; give the folder the name of its subject`);
  const [, feature = "", ...rest] = here.split("/");
  if (room === "features" && rest.length > 0) {
    if (!drawers.test(rest.join("/")))
      faults.push(`${here}: features have fixed drawers (docs/adding-a-feature.md); put it into one of them`);
    if (!order.includes(feature))
      faults.push(`${here}: add "${feature}" to the ordered list in src/features/index.server.ts`);
  }
  const text = readFileSync(file, "utf8");
  if (/\bvi\.(?:do)?mock\(/i.test(text))
    faults.push(
      `${here}: test files share what they have loaded, so none may swap a module (vitest.config.ts)`,
    );
  const found = [
    ...text.matchAll(
      /(?:import|export)\s(?:[^;"']*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
    ),
  ];
  for (const match of found) {
    const target = targetOf(match[1] ?? match[2] ?? "", file);
    if (!target?.startsWith(src) || test) continue;
    const there = relative(src, target);
    if (there.startsWith("+types")) continue;
    const targetRoom = roomOf(target);
    const say = (reason: string) => {
      if (!knownBreaches.has(`${here} -> ${there}`)) faults.push(`${here} imports ${there}: ${reason}`);
    };
    if (!/import\stype\s/.test(match[0])) edges.set(file, [...(edges.get(file) ?? []), target]);
    if (targetRoom !== room && !mayImport[room]?.includes(targetRoom) && targetRoom !== "seam")
      say(`${room} may not see ${targetRoom}; move the line up to a floor that sees both (docs/map.md)`);
    if (room === "web" && there.startsWith("platform/database/"))
      say("pages never see the database; ask a feature's reads");
    if (targetRoom !== "features") continue;
    const [, theirs = "", ...drawer] = there.split("/");
    const drawerName = drawer.join("/");
    if (doors.has(room) && there !== "features/index.server.ts")
      say("doors see features only through src/features/index.server.ts");
    if ((room === "web" || room === "seam") && !webDrawers.test(drawerName))
      say("pages may use a feature's schema, rules, access, errors, reads, routes and ui only");
    if (room === "features" && rest.length > 0 && theirs !== feature && drawer.length > 0) {
      if (rank(theirs) > rank(feature)) say(`"${theirs}" stands below "${feature}" in the list of features`);
      if (!publicDrawers.test(drawerName))
        say("of another feature only schema, rules, access, errors, reads and writes are open");
    }
  }
}

const state = new Map<string, "open" | "done">();
function walk(file: string, trail: string[]): void {
  if (state.get(file) === "done") return;
  if (state.get(file) === "open") {
    const circle = [...trail.slice(trail.indexOf(file)), file].map((step) => relative(src, step));
    faults.push(`circle: ${circle.join(" -> ")}; move what both need into a file of its own below them`);
    return;
  }
  state.set(file, "open");
  for (const next of edges.get(file) ?? []) walk(next, [...trail, file]);
  state.set(file, "done");
}
for (const file of edges.keys()) walk(file, []);

for (const fault of faults) console.error(fault);
console.log(`rooms: ${files.length} files, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
