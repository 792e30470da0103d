import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '@statewise/server/platform/config/config.js';
import { Intermediaries } from './intermediaries.service.js';

const demo = { username: 'demo-store', name: 'Demo store', store_number: '101' };

/** Creates the one intermediary account of a demonstration, never of an installation for real people; a generated password is printed once. */
@Injectable()
export class DemoIntermediary implements OnApplicationBootstrap {
  constructor(
    private readonly intermediaries: Intermediaries,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demoPeople) return;
    const password = this.config.intermediaryPassword ?? randomBytes(15).toString('base64url');
    const isNew = await this.intermediaries.createUnlessKnown({ ...demo, password });
    // Shown this one time on the terminal and never in the log, which is kept and shipped elsewhere.
    if (isNew && this.config.intermediaryPassword === undefined)
      process.stdout.write(`\n  Demo intermediary: ${demo.username}\n  Password (shown only now): ${password}\n\n`);
  }
}
