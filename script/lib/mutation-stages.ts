import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { CopyOfProject } from "./mutation-copy.ts";

/** Where a mutation was noticed: the part of the run, the test's file and its name. */
export type Kill = { part: string; file: string; test: string };

export type Stage = { part: string; run(copy: CopyOfProject): Promise<Kill | undefined> };

const reportName = "mutation-report.json";

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type Suite = {
  title: string;
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** The parts of the run that could notice a change of this file, the cheapest first. */
export function stagesFor(path: string, specs: readonly string[]): Stage[] {
  const depth = /^src\/(features|platform)\//.test(path) ? 3 : 2;
  const folder = `${path.split("/").slice(0, depth).join("/")}/`;
  const related = (part: string) => ["related", "--run", "--project", part, path];
  return [
    steady(vitestStage("unit", related("unit")), folder),
    // The API tests of the same feature first, then all that load the file.
    ...(path.endsWith(".tsx") ? [] : [vitestStage("api", ["run", "--project", "api", folder])]),
    steady(vitestStage("api", [...related("api"), "--exclude", "tests/runner/**"]), folder),
    { part: "pages", run: builtFirst(vitestStage("pages", ["run", "--project", "pages"]).run) },
    { part: "browser", run: (copy) => runBrowser(copy, specs) },
  ];
}

/** Browser tests of folders that are called something else. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  "src/features/campaigns": ["builder", "campaign"],
  "src/features/clinic-codes": ["handed"],
  "src/features/dashboard": ["admin", "team"],
  "src/features/newsletter": ["newsletter", "subscribers"],
  "src/features/campaigns/responses": ["builder", "campaign"],
  "src/features/team": ["team"],
  "src/web/admin": ["builder", "admin", "team"],
};

/** The browser tests of a file: the name of the test begins with a word of the path. All of them when none does. */
export function specsFor(path: string, all: readonly string[]): readonly string[] {
  const [, known] = Object.entries(subjects).find(([folder]) => path.startsWith(`${folder}/`)) ?? [];
  const words = known ?? path.replace(/\.\w+$/, "").split(/[/.-]/);
  const own = all.filter((spec) => words.includes((spec.split("/").at(-1) ?? "").split(/[.-]/)[0] ?? ""));
  return own.length > 0 ? own : all;
}

/** What of these still fails in the copy as it is now; used to see that they pass without a mutation. */
export async function failingAgain(copy: CopyOfProject, kills: readonly Kill[]): Promise<Kill[]> {
  const failing: Kill[] = [];
  for (const part of ["unit", "api", "pages", "browser"]) {
    const files = [
      ...new Set(kills.filter((kill) => kill.part === part && kill.file).map(({ file }) => file)),
    ];
    if (files.length === 0) continue;
    if (part === "pages" || part === "browser") await copy.run("script/build", []);
    const again =
      part === "browser"
        ? await runBrowser(copy, files)
        : await vitestStage(part, ["run", "--project", part, ...files]).run(copy);
    if (again) failing.push(again);
  }
  return failing;
}

/** A test of another feature fails twice before it counts: on a busy machine one may fail for want of time. */
function steady(stage: Stage, folder: string): Stage {
  return {
    part: stage.part,
    async run(copy) {
      for (let tries = 0; tries < 3; tries++) {
        const kill = await stage.run(copy);
        if (!kill || kill.file === "" || kill.file.startsWith(folder)) return kill;
        const again = await vitestStage(stage.part, ["run", "--project", stage.part, kill.file]).run(copy);
        if (again) return again;
        console.error(`${kill.file} › ${kill.test} failed only once; the part runs again.`);
      }
      return undefined;
    },
  };
}

function vitestStage(part: string, parts: readonly string[]): Stage {
  return {
    part,
    async run(copy) {
      const report = join(copy.folder, reportName);
      const { isGreen, isHung, output } = await copy.run("vitest", [
        ...parts,
        "--bail=1",
        "--passWithNoTests",
        "--reporter=json",
        `--outputFile=${report}`,
      ]);
      if (isGreen) return undefined;
      if (isHung) return { part, file: "", test: "the run never ends" };
      return firstFailure(report, copy.folder, part) ?? { part, file: "", test: lastLine(output) };
    },
  };
}

function firstFailure(report: string, folder: string, part: string): Kill | undefined {
  const text = takeReport(report);
  if (text === undefined) return undefined;
  for (const { name, status, message, assertionResults } of vitestReport.parse(JSON.parse(text))
    .testResults) {
    const file = name.replace(`${folder}/`, "");
    const failed = assertionResults.find((test) => test.status === "failed");
    if (failed) return { part, file, test: failed.fullName };
    if (status === "failed") return { part, file, test: (message ?? "").split("\n")[0] ?? "" };
  }
  return undefined;
}

function builtFirst(run: Stage["run"]): Stage["run"] {
  return async (copy) => {
    const { isGreen, output } = await copy.run("script/build", []);
    return isGreen ? run(copy) : { part: "build", file: "", test: lastLine(output) };
  };
}

async function runBrowser(copy: CopyOfProject, specs: readonly string[]): Promise<Kill | undefined> {
  const report = join(copy.folder, reportName);
  const { isGreen, isHung, output } = await copy.run(
    "env",
    [`PLAYWRIGHT_JSON_OUTPUT_NAME=${report}`, "playwright", "test", ...specs, "-x", "--reporter=json"],
    25,
  );
  if (isGreen) return undefined;
  const text = takeReport(report);
  const red = text === undefined || isHung ? undefined : firstRed(playwrightReport.parse(JSON.parse(text)));
  return { part: "browser", file: red?.file ?? "", test: red?.test ?? lastLine(output) };
}

function firstRed({ suites }: { suites: readonly Suite[] }): { file: string; test: string } | undefined {
  for (const { file, specs, suites: inner } of suites) {
    const red = specs.find(({ ok }) => !ok);
    if (red) return { file: `tests/${file}`, test: red.title };
    const deeper = firstRed({ suites: inner ?? [] });
    if (deeper) return deeper;
  }
  return undefined;
}

function takeReport(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  } finally {
    rmSync(path, { force: true });
  }
}

function lastLine(output: string): string {
  return output.trimEnd().split("\n").at(-1) ?? "";
}
