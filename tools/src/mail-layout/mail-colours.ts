import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const tokens = readFileSync(path.join(root, 'libs/ui/src/tokens.css'), 'utf8');

/** A colour of the front ends in both schemes, as `#rrggbb`. */
export interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

/** Returns the colours of a design token (`ink-soft`); throws where `tokens.css` has no such pair. */
export function tokenColours(name: string): SchemeColours {
  const [, light, dark] = new RegExp(`--sw-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  if (light === undefined || dark === undefined) throw new Error(`tokens.css has no colours for ${name}`);
  return { light, dark };
}
