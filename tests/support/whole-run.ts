/** Whether this is `script/test all`: both databases for every API test, every page, long random runs. */
export const isWholeRun = process.env.WHOLE_RUN === "yes";
