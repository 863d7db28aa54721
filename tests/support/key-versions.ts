import { runCommand } from "#cli/run-command.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { createWorker } from "#worker/worker.ts";
import { quickCosts } from "./hash-costs.ts";
import { siteUrl } from "./site-url.ts";
import type { TestApp } from "./test-app.ts";

/** Another process on the same data, with these versions of the data key. */
export async function processWith(first: TestApp, dataKey: string): Promise<TestApp> {
  const environment = { ...first.environment, DATA_KEY: dataKey };
  const services = await assemble(environment, { clock: first.clock, hashCosts: quickCosts });
  const app = createApp({ services, pages: undefined });
  const worker = createWorker(services);
  return {
    ...first,
    services,
    app,
    worker,
    environment,
    post: async (path, body, headers = {}) =>
      app.request(siteUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl, ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      await worker.stop();
      services.mailer.close();
      await services.store.close();
    },
  };
}

export async function runAdmin({ services }: Pick<TestApp, "services">, words: string) {
  const lines: string[] = [];
  const code = await runCommand(services, words.split(" "), {
    print: (line) => lines.push(line),
    readInput: async () => "",
  });
  return { code, lines };
}
