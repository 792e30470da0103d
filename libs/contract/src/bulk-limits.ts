/** As many applications are acted on at once. */
export const maxSelected = 1_000;
