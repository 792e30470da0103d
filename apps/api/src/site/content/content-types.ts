/** A language of the public site. */
export type Language = 'en' | 'nl' | 'fr';

/** A text in each language; what exists in English alone has no `nl` and `fr`. */
export type InEnglishAtLeast<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T };

/** A text that exists in every language. */
export type InEveryLanguage<T> = { readonly [L in Language]: T };

export type Category = 'saving' | 'borrowing' | 'business' | 'newsroom';

export interface ArticleText {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown; raw HTML in it is shown as text. */
  readonly body: string;
}

export interface DemoArticle {
  readonly id: number;
  readonly category: Category;
  /** `YYYY-MM-DD`. */
  readonly publishDate: string;
  readonly picture: number;
  readonly texts: InEnglishAtLeast<ArticleText>;
}

/** The calculators that a page can carry as a section. */
export type Calculator = 'consumer-lending' | 'factor' | 'iban' | 'pro' | 'saver' | 'term-deposit-saver-plus';

export interface PageText {
  readonly title: string;
  readonly description: string;
  /** Markdown; its headings make the side menu. */
  readonly body: string;
}

export interface DemoPage {
  /** The same in every language, so that a page keeps its address when the language changes. */
  readonly slug: string;
  readonly calculator?: Calculator;
  /** Only rates with year 0 are shown in the term deposit calculator of this page. */
  readonly showOnlyZeroRate?: boolean;
  readonly picture: number;
  readonly updated: string;
  readonly texts: InEnglishAtLeast<PageText>;
}

export interface DemoPicture {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly alt: InEveryLanguage<string>;
  readonly svg: string;
}

export interface VacancyText {
  readonly slug: string;
  readonly title: string;
  readonly body: string;
}

export interface DemoVacancy {
  readonly id: number;
  readonly employmentType: 'full-time' | 'part-time' | 'internship' | 'temporary';
  readonly place: 'brussels' | 'valletta';
  readonly picture: number;
  readonly publishDate: string;
  readonly texts: InEveryLanguage<VacancyText>;
}
