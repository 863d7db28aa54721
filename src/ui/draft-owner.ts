import { createContext } from "react";

/** Whose half-typed forms are kept in this tab: the id of the person who is signed in. */
export const DraftOwner = createContext("");
