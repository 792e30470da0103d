import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { defineConfig } from 'rolldown';

/** What looks for files beside itself, is loaded only where it is needed, or is not installed. */
const external = [
  /^(?:pdfkit|fontkit|swagger-ui-dist|pino|@aws-sdk\/.+)(?:\/|$)/,
  // TypeORM looks for it by itself, and there is to be one of it.
  /^pg(?:\/|$)/,
  /^(?:@nestjs\/(?:microservices|websockets)|class-transformer|pg-native)(?:\/|$)/,
];

/** Stack traces name lines of our sources; the maps of packages would be read at every start, and nobody looks there. */
const maps = {
  name: 'maps-of-our-sources',
  async load(id) {
    // It looks for TypeORM by itself too, where the bundler does not see it.
    if (id.endsWith('typeorm-compat.js'))
      return (await readFile(id, 'utf8')).replace('const require = createRequire(import.meta.url);', '');
    const map = `${id}.map`;
    if (id.includes('node_modules') || !existsSync(map)) return null;
    return { code: await readFile(id, 'utf8'), map: await readFile(map, 'utf8') };
  },
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk' && file.name === 'packages') {
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
        delete files[`${file.fileName}.map`];
      }
  },
};

// The compiled API and its packages in a few files: Node would find and read 2 700 of them at every start.
export default defineConfig({
  input: ['dist/main.js', 'dist/serve.js', 'dist/command.js'],
  platform: 'node',
  external,
  plugins: [maps],
  treeshake: false,
  logLevel: 'warn',
  output: {
    dir: 'build',
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    // Migrations, entities and problems are known by the names of their classes.
    keepNames: true,
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
  },
});
