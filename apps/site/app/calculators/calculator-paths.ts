import type { CalculatorName, WrittenPage } from '@statewise/site-content';

/** The address of the first page that has a calculator, by its name; Saver Plus has that of term deposits without their terms. */
export type CalculatorPaths = Readonly<Partial<Record<CalculatorName, string>>>;

export const calculatorPaths = (pages: readonly WrittenPage[]): CalculatorPaths =>
  Object.fromEntries(
    pages
      .toReversed()
      .flatMap(({ slug, calculator }) =>
        calculator && !calculator.showOnlyZeroRate ? [[calculator.name, `/${slug}`]] : [],
      ),
  );
