/** Where the file is that the search in the header looks through. */
export const searchPath = "/search.json";
