import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { Users } from './users.js';

/** Somebody must be able to sign in to a new installation: creates its first admin. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly users: Users,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.users.hasAdmin()) return;
    const email = this.config.adminEmail ?? 'admin@meridian.example';
    const password = this.config.adminPassword ?? randomBytes(15).toString('base64url');
    const created = await this.users.create({ email, name: 'Administrator', role: 'admin', password });
    // Shown this one time on the terminal and never in the log, which is kept and shipped elsewhere.
    if (created && this.config.adminPassword === undefined)
      process.stdout.write(`\n  First admin: ${email}\n  Password (shown only now): ${password}\n\n`);
  }
}
