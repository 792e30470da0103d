import { Global, Module, type DynamicModule } from '@nestjs/common';
import { keyInFile } from '../secret-key/key-file.js';
import { Reencryption } from '../secret-key/reencryption.js';
import { SecretKey } from '../secret-key/secret-key.js';
import { Config } from './config.js';

/** The key that a configuration names, or that stands in its file. */
function secretKeyOf({ secretKey, secretKeyFile, formerSecretKeys }: Config): SecretKey {
  return new SecretKey(secretKey ?? keyInFile(secretKeyFile), formerSecretKeys);
}

@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    const providers = [
      { provide: Config, useValue: config },
      { provide: SecretKey, useValue: secretKeyOf(config) },
      Reencryption,
    ];
    return { module: ConfigModule, providers, exports: [Config, SecretKey, Reencryption] };
  }
}
