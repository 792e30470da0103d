import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutEffects } from './trim-libraries.js';

const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const read = (file: string) => readFileSync(path.join(router, 'dist/production/lib', file), 'utf8');

it.each(['context.js', 'dom/lib.js', 'dom/ssr/components.js'])(
  'leaves no name for developer tools and no call with an effect in %s of the router',
  (file) => {
    const was = read(file);
    expect(was).toMatch(/^\w+\.displayName = /m);
    expect(was).toMatch(/= React\$1\.(?:createContext|forwardRef)\(/);
    const trimmed = withoutEffects(was);
    expect(trimmed).not.toMatch(/^\w+\.displayName = /m);
    expect(trimmed).not.toMatch(/= React\$1\.(?:createContext|forwardRef|memo)\(/);
  },
);
