import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ConsoleKey } from './messages/catalogue.js';
import type { Person } from './requests/session.js';

/** A part of the console with pages of its own, fetched when it is first opened. */
export interface Feature {
  /** Its address below `/console`, and everything below that. */
  readonly path: string;
  readonly title: ConsoleKey;
  /** Where the navigation shows it. */
  readonly group: FeatureGroup;
  /** Who may enter; the server checks each call besides. */
  readonly roles: readonly Person['role'][];
  readonly page: LazyExoticComponent<ComponentType>;
}

type FeaturePath = ConsoleKey extends infer Key ? (Key extends `room.${infer Path}` ? Path : never) : never;

/** A feature at `path`, called `room.<path>`, whose module has its pages as `Feature`. */
export const feature = (
  path: FeaturePath,
  group: FeatureGroup,
  roles: Feature['roles'],
  load: () => Promise<{ readonly Feature: ComponentType }>,
): Feature => ({
  path,
  title: `room.${path}`,
  group,
  roles,
  page: lazy(async () => ({ default: (await load()).Feature })),
});

/** The parts of the navigation, in order. */
export const featureGroups = ['work', 'charts', 'house'] as const;
export type FeatureGroup = (typeof featureGroups)[number];

/** Something that can be gone to: where it leads, and what it is called. */
export interface Hit {
  readonly to: string;
  readonly label: string;
}
