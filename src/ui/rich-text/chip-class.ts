/** The look of a place in a text, such as {name}, into which something is put later. */
export const chipClass = "box-decoration-clone rounded-md bg-tint px-1.5 font-semibold text-link";
