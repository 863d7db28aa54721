import description from "../../package.json" with { type: "json" };

export const release: string = description.version;
