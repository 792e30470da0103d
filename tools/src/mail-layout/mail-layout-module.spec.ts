import { readFileSync } from 'node:fs';
import { mailLayoutFile, mailLayoutModule } from './mail-layout-module.ts';

it('is what npm run theme writes from the components', () => {
  expect(readFileSync(mailLayoutFile, 'utf8')).toBe(mailLayoutModule());
});

it('asks for nothing from elsewhere: no pictures, fonts or scripts', () => {
  expect(mailLayoutModule()).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<img|<link|<script|url\(/);
});
