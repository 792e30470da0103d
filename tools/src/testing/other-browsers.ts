import { existsSync } from 'node:fs';

const firefox = '/usr/bin/firefox-esr';
const webkitDriver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** A browser besides Chromium, as Debian packages it, with the packages that it needs. */
export interface OtherBrowser {
  readonly name: 'firefox' | 'webkit';
  /** The program that is started. */
  readonly program: string;
  readonly packages: readonly string[];
  readonly isInstalled: boolean;
}

/** The browsers in which the core walks are made again where they are installed. */
export function otherBrowsers(): readonly OtherBrowser[] {
  return [
    { name: 'firefox', program: firefox, packages: ['firefox-esr'], isInstalled: existsSync(firefox) },
    {
      name: 'webkit',
      program: webkitDriver,
      packages: ['webkit2gtk-driver', 'xvfb'],
      isInstalled: existsSync(webkitDriver) && existsSync(display),
    },
  ];
}
