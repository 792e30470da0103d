import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import path from 'node:path';

// Loaded before programs of ours: what Node compiles for one start is kept for the next, and stack traces name lines of our own
// sources; the maps of packages would all be read for traces that nobody looks into.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
setSourceMapsSupport(true, { nodeModules: false });
