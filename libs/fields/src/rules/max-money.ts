// Apart from the rules: pages that only compare an amount then need no validation.

/** The largest amount in euro that a form takes: above it, amounts with cents are not exact as numbers any more. */
export const maxMoney = 999_999_999.99;
