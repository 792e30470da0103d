import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ConsoleKey } from './messages/catalogue.js';
import type { Person } from './requests/session.js';

/** A part of the console with pages of its own, fetched when it is first opened. */
export interface Feature {
  /** Its address below `/console`, and everything below that. */
  readonly path: string;
  /** Who may enter; the server checks each call besides. */
  readonly roles: readonly Person['role'][];
  readonly page: LazyExoticComponent<ComponentType>;
}

/** A part that the navigation shows; to the pages of any other the desk leads. */
export interface NamedFeature extends Feature {
  readonly title: ConsoleKey;
  /** Where the navigation shows it. */
  readonly group: FeatureGroup;
}

export const isNamed = (one: Feature): one is NamedFeature => 'group' in one;

type FeaturePath = ConsoleKey extends infer Key ? (Key extends `room.${infer Path}` ? Path : never) : never;

type LoadPages = () => Promise<{ readonly Feature: ComponentType }>;

/** A feature at `path` for what waits on the desk, whose module has its pages as `Feature`. */
export const deskFeature = (path: string, roles: Feature['roles'], load: LoadPages): Feature => ({
  path,
  roles,
  page: lazy(async () => ({ default: (await load()).Feature })),
});

/** A feature at `path`, called `room.<path>`, whose module has its pages as `Feature`. */
export const feature = (
  path: FeaturePath,
  group: FeatureGroup,
  roles: Feature['roles'],
  load: LoadPages,
): NamedFeature => ({ ...deskFeature(path, roles, load), title: `room.${path}`, group });

/** The parts of the navigation, in order. */
export const featureGroups = ['work', 'charts', 'house'] as const;
export type FeatureGroup = (typeof featureGroups)[number];

/** Something that can be gone to: where it leads, and what it is called. */
export interface Hit {
  readonly to: string;
  readonly label: string;
}
