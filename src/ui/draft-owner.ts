import { createContext } from "react";

/** Under which names half-typed forms of one person are kept in this tab, and how that is said. */
export const DraftOwner = createContext({ prefix: "", copy: { restored: "", discard: "", leave: "" } });
