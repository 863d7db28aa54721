/** The id of the reply's field on the screen of a message or an inquiry, which links lead to. */
export const replyField = "answer-text";
