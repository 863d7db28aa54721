// Stands for the process that renders drafts, with tasks that take too much of something.
const kept = [];
const tasks = {
  echo: (input) => ({ answer: input }),
  memory() {
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  },
  forever() {
    for (;;);
  },
  crash: () => process.exit(1),
};
process.on("message", ({ task, input }) => process.send(tasks[task](input)));
process.on("disconnect", () => process.exit());
process.send({ ready: true });
