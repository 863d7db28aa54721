import description from "../../package.json" with { type: "json" };

/** The number of this release. */
export const release: string = description.version;
