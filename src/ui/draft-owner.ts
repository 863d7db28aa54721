import { createContext } from "react";

/** One person's unsaved input in this tab: the prefix of its storage keys, notices about it, and where it's stored. */
type Drafts = {
  prefix: string;
  copy: { restored: string; discard: string; leave: string };
  texts: {
    /** What is stored at the moment of the call. */
    read(name: string): Promise<string | undefined>;
    /** @returns whether the browser did it: some keep nothing, and none keeps everything. */
    write(name: string, text: string | undefined): Promise<boolean>;
  };
};

/** Without an owner nothing is stored. */
export const DraftOwner = createContext<Drafts>({
  prefix: "",
  copy: { restored: "", discard: "", leave: "" },
  texts: { read: async () => undefined, write: async () => true },
});
