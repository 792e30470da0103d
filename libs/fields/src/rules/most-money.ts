// Apart from the rules: pages that only compare an amount then need no validation.

/** The most euro that any form takes: above this, those with cents are not exact as numbers any more, and nobody borrows or earns them. */
export const mostMoney = 999_999_999.99;
