import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What a process that a test starts gets from ours: no setting, and a place where Node keeps what it has compiled, so
 * that the next start is quicker.
 */
export const childEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), "kinward-compile-cache"),
};
