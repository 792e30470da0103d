import { bodies } from './experiments/bodies.ts';
import { canaries } from './experiments/canaries.ts';
import { citus } from './experiments/citus.ts';
import { clock } from './experiments/clock.ts';
import { codes } from './experiments/codes.ts';
import { containers } from './experiments/containers.ts';
import { diskFull } from './experiments/disk-full.ts';
import { endurance } from './experiments/endurance.ts';
import { failover } from './experiments/failover.ts';
import { forwarding } from './experiments/forwarding.ts';
import { fuzz } from './experiments/fuzz.ts';
import { headers } from './experiments/headers.ts';
import { histories } from './experiments/histories.ts';
import { kills } from './experiments/kills.ts';
import { lostReplies } from './experiments/lost-replies.ts';
import { mail } from './experiments/mail.ts';
import { migrate } from './experiments/migrate.ts';
import { pgbouncer } from './experiments/pgbouncer.ts';
import { postgres } from './experiments/postgres.ts';
import { races } from './experiments/races.ts';
import { restore } from './experiments/restore.ts';
import { rolling, rollingBehindCaddy } from './experiments/rolling.ts';
import { signIn } from './experiments/sign-in.ts';
import { sigterm } from './experiments/sigterm.ts';
import { slow } from './experiments/slow.ts';
import { uploads } from './experiments/uploads.ts';
import type { Experiment } from './harness/experiment.ts';

/** Every experiment, in the order in which all of them are run. */
export const experiments: readonly Experiment[] = [
  kills,
  postgres,
  pgbouncer,
  failover,
  citus,
  diskFull,
  races,
  lostReplies,
  clock,
  histories,
  fuzz,
  uploads,
  codes,
  signIn,
  headers,
  slow,
  bodies,
  canaries,
  restore,
  forwarding,
  endurance,
  mail,
  sigterm,
  rolling,
  rollingBehindCaddy,
  migrate,
  containers,
];
