import fc from "fast-check";

// The same random input in each run, so that no run fails by chance. FAST_CHECK_SEED=n tries other input.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
