/** The cookie that says that the language check was made today. */
export const languageCookie = 'LANGUAGE_CHECK_DONE';

export const oneDay = 24 * 60 * 60;
