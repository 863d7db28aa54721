import { createContext } from "react";

/** The storage key prefix of one person's unsaved input in this tab, and the notices about it. */
export const DraftOwner = createContext({ prefix: "", copy: { restored: "", discard: "", leave: "" } });
