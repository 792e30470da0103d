import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { Config } from '../config/config.js';
import { Log } from '../logging/log.js';
import { Tracing } from '../tracing/tracing.module.js';
import type { Migrations } from './sql-migration.js';
import { NewerSchema } from './newer-schema.js';
import { createPool, createPipelinedSql, createReadSql, warnOfEndlessStatements } from './pool.js';
import { ReadSql } from './read-sql.js';
import { prepareDatabase, warnOfSuperuser } from './prepare-database.js';
import { PipelinedSql } from './pipelined-sql.js';
import { Sql } from './sql.js';

@Global()
@Module({ providers: [Sql], exports: [NewerSchema, Pool, Sql, PipelinedSql, ReadSql] })
class PoolModule {
  static with(migrations: Migrations): DynamicModule {
    const pool = {
      provide: Pool,
      inject: [Config, Log, Tracing],
      useFactory: async (config: Config, log: Log, tracing: Tracing): Promise<Pool> => {
        await prepareDatabase(config, log, migrations);
        const pool = createPool(config, log, tracing);
        await warnOfSuperuser(pool, config, log);
        await warnOfEndlessStatements(pool, config, log);
        return pool;
      },
    };
    const newer = {
      provide: NewerSchema,
      inject: [Pool, Log],
      useFactory: (pool: Pool, log: Log) => new NewerSchema(pool, log, migrations),
    };
    const quick = { provide: PipelinedSql, inject: [Config, Log, Sql, Tracing], useFactory: createPipelinedSql };
    const read = { provide: ReadSql, inject: [Config, Log, Sql, Tracing], useFactory: createReadSql };
    return { module: PoolModule, providers: [pool, newer, quick, read] };
  }
}

/** One pool, seen as `Sql` for prepared statements and as TypeORM's data source for everything else. */
@Module({})
export class DatabaseModule {
  /** `migrations` bring the database up to date before the first query. */
  static with(migrations: Migrations): DynamicModule {
    const dataSource = TypeOrmModule.forRootAsync({
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
    });
    return { module: DatabaseModule, imports: [PoolModule.with(migrations), dataSource] };
  }
}
