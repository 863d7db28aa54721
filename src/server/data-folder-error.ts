/** The data folder is not as the site left it, or not safe. The message says what to do, for whoever starts the site. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}
