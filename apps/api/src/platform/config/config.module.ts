import { Global, Module, type DynamicModule } from '@nestjs/common';
import { keyInFile } from '../secret-key/key-file.js';
import { Resealing } from '../secret-key/resealing.js';
import { SecretKey } from '../secret-key/secret-key.js';
import { Config } from './config.js';

@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    const { secretKey, secretKeyFile, formerSecretKeys } = config;
    const key = new SecretKey(secretKey ?? keyInFile(secretKeyFile), formerSecretKeys);
    const providers = [{ provide: Config, useValue: config }, { provide: SecretKey, useValue: key }, Resealing];
    return { module: ConfigModule, providers, exports: [Config, SecretKey, Resealing] };
  }
}
