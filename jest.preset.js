// Everything is compiled to CommonJS by SWC, packages that ship only ES modules included.
const syntax = (tsx) => ({ syntax: 'typescript', tsx, decorators: true });
const compile = (parser) => ({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser,
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
});

const modules = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'load-esm',
  'react-router',
  '@remix-run',
  'cookie-es',
  'altcha-lib',
  'uqr',
  'pg-boss',
  'serialize-error',
  'non-error',
  'type-fest',
  'fast-check',
  'pure-rand',
  'openid-client',
  'oauth4webapi',
  'jose',
];

export const base = {
  rootDir: import.meta.dirname,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/test/empty.cjs',
    '^fast-check$': '<rootDir>/tools/test/fast-check.cjs',
    '^@statewise/(finance|fields|flow|machines|contract|i18n|ui|flow-client|wizard|lending|site-content)$':
      '<rootDir>/libs/$1/src/index.ts',
    '^@statewise/(contract|flow|flow-client|i18n|lending|machines|ui|wizard)/(.*)$': '<rootDir>/libs/$1/src/$2',
    '^@statewise/server/(.*)\\.js$': '<rootDir>/libs/server/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', compile(syntax(true))],
    '/node_modules/(?:react-router|@remix-run|cookie-es)/': [
      '<rootDir>/tools/test/import-meta.cjs',
      compile({ syntax: 'ecmascript' }),
    ],
    '^.+\\.m?js$': ['@swc/jest', compile({ syntax: 'ecmascript' })],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules.join('|')})(?:/|-))`],
};

export const ignored = ['/node_modules/', '/dist/', '/build/'];
