/** What a mentor is for, in the same words wherever it’s said: the two write each other letters and don’t talk. */
export const mentorInShort = "Write one on one with a mentor";
