import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { Config } from '../config/config.js';
import { Log } from '../logging/log.js';
import { createPool } from './pool.js';
import { prepareDatabase } from './prepare-database.js';
import { Sql } from './sql.js';

const pool = {
  provide: Pool,
  inject: [Config, Log],
  useFactory: async (config: Config, log: Log): Promise<Pool> => {
    await prepareDatabase(config, log);
    return createPool(config, log);
  },
};

@Global()
@Module({ providers: [pool, Sql], exports: [Pool, Sql] })
class PoolModule {}

/** One pool, seen as `Sql` for prepared statements and as TypeORM's data source for everything else. */
@Module({
  imports: [
    PoolModule,
    TypeOrmModule.forRootAsync({
      inject: [Pool],
      useFactory: (shared: Pool) => ({
        type: 'postgres' as const,
        // TypeORM builds its pool from this driver: it gets ours, so that there is one set of connections and handlers.
        driver: {
          Pool: function sharedPool() {
            return shared;
          },
          defaults: {},
        },
        autoLoadEntities: true,
        installExtensions: false,
      }),
    }),
  ],
})
export class DatabaseModule {}
