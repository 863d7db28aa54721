import { connect, createServer, type Socket } from "node:net";

/** A cable between a program and a server that a test can pull out and put back. */
export type Cable = {
  port: number;
  /** `cut` refuses and ends connections; `silent` keeps them and lets nothing through any more. */
  state: "whole" | "cut" | "silent";
  /** How late each piece arrives, in each direction; 0 for a cable that is quick. */
  delayMs: number;
  pull(state: "cut" | "silent"): void;
  mend(): void;
  close(): Promise<void>;
};

/** Lays a cable from a free port of this machine to another port of it. */
export async function layCable(to: number): Promise<Cable> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (cable.state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(to, "127.0.0.1");
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on("data", (part) => {
        const pass = () => {
          if (cable.state === "whole" && into.writable) into.write(part);
        };
        // Timers of the same length fire in the order they were set, so pieces stay in order.
        if (cable.delayMs > 0) setTimeout(pass, cable.delayMs);
        else pass();
      });
      from.on("error", () => into.destroy());
      from.on("close", () => {
        ends.delete(from);
        into.destroy();
      });
    }
  });
  const endAll = () => {
    for (const end of ends) end.destroy();
  };
  const cable: Cable = {
    port: 0,
    state: "whole",
    delayMs: 0,
    pull(state) {
      cable.state = state;
      if (state === "cut") endAll();
    },
    mend() {
      // What was silent has lost bytes and is of no more use.
      if (cable.state === "silent") endAll();
      cable.state = "whole";
    },
    close: () =>
      new Promise((done) => {
        endAll();
        server.close(() => done());
      }),
  };
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (typeof address === "object" && address) cable.port = address.port;
  return cable;
}
