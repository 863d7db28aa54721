/** Stops the start: a key is missing, unreadable or not the one the data was written with. */
export class DataKeyError extends Error {
  override readonly name = "DataKeyError";
}
