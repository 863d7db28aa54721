/**
 * Grades a site on this machine with Mozilla's own code and prints the grades as JSON: observatory-grade.ts FOLDER
 * HTTP_PORT HTTPS_PORT. Its command takes no ports, so this calls the same functions in the same order.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder = "", httpPort, httpsPort] = process.argv.slice(2);
const source = join(folder, "node_modules/@mdn/mdn-http-observatory/src");
const load = (path: string) => import(pathToFileURL(join(source, path)).href);
const { retrieve } = await load("retriever/retriever.js");
const { ALL_TESTS } = await load("constants.js");
const { getScoreModifier } = await load("grader/grader.js");

const answers = await retrieve("localhost", { httpPort, httpsPort });
const tests = [];
for (const test of ALL_TESTS) {
  const { result, pass } = test(answers);
  tests.push({ result, pass, points: getScoreModifier(result) });
}
console.log(JSON.stringify({ status: answers.responses.auto?.status ?? 0, tests }));
