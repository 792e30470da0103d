/** A decimal number without any error: `units` × 10^−`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** The decimal number as which a number is written: 0.1 is a tenth, not the nearest double. Undefined for what is not finite. */
export function decimalOf(number: number): Decimal | undefined {
  return Number.isFinite(number) ? decimalOfText(String(number)) : undefined;
}

/** The decimal number of a text such as `-12.50` or `1e-7`, with a point before its decimals. */
export function decimalOfText(text: string): Decimal {
  const [digits = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  // Stryker disable next-line EqualityOperator: of scale 0, both are the same
  return scale < 0 ? { units: units * powerOfTen(-scale), scale: 0 } : { units, scale };
}

/** 10 to a whole power from 0 on. */
export function powerOfTen(power: number): bigint {
  return 10n ** BigInt(power);
}

/** A quotient rounded once to a whole number, halves away from zero; the divisor is above zero. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return dividend < 0n ? -roundedQuotient(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);
}
