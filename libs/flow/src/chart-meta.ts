/** `meta` of every chart's root: its title and what its guards, actions and delays mean, for people. */
export interface ChartMeta {
  readonly title: string;
  readonly guards: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly delays?: Readonly<Record<string, string>>;
}
