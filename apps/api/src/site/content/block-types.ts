import type { NoticeName } from '@statewise/site-content';

/** A link; a path such as `/fees` is put behind the reader's country and language, an absolute address stays as it is. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface MenuGroup {
  readonly label: string;
  readonly items: readonly Link[];
}

export interface Menus {
  /** The main menu with its sub-menus. */
  readonly main: readonly MenuGroup[];
  readonly login: readonly Link[];
  readonly footer: readonly MenuGroup[];
}

/** A notice that opens its link in a new tab. */
export interface Notice {
  readonly name: NoticeName;
  readonly title: string;
  readonly text: string;
  readonly button: Link;
}

export interface HomeProduct {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture: number;
}

export interface Home {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly actions: readonly Link[];
  readonly products: readonly HomeProduct[];
  readonly picture: number;
}

/** A year of the bank's history. */
export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly text: string;
  /** A number that stands for the year, as the language writes it. */
  readonly figure?: { readonly value: string; readonly label: string };
  readonly picture: number;
}

/** What somebody said. */
export interface Quote {
  readonly text: string;
  readonly name: string;
  readonly role: string;
}

/** What the anniversary page is drawn from, besides its title and lead. */
export interface Anniversary {
  readonly milestones: readonly Milestone[];
  readonly quotes: readonly Quote[];
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly button: Link;
    readonly links: readonly Link[];
  };
}

/** What stands on many pages, by name. */
export interface Blocks {
  readonly menus: Menus;
  readonly notices: readonly Notice[];
  readonly home: Home;
  readonly anniversary: Anniversary;
}
