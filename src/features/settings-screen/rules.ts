/** The setting with the mail server that has taken a test email. */
export const testedServerSetting = "mail.tested_server";
