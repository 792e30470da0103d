// Every experiment: each one that is exported here is run where none is named.

export { bodies } from './experiments/bodies.ts';
export { canaries } from './experiments/canaries.ts';
export { citus } from './experiments/citus.ts';
export { clock } from './experiments/clock.ts';
export { codes } from './experiments/codes.ts';
export { containers } from './experiments/containers.ts';
export { diskFull } from './experiments/disk-full.ts';
export { endurance } from './experiments/endurance.ts';
export { failover } from './experiments/failover.ts';
export { forwarding } from './experiments/forwarding.ts';
export { fuzz } from './experiments/fuzz.ts';
export { headers } from './experiments/headers.ts';
export { histories } from './experiments/histories.ts';
export { kills } from './experiments/kills.ts';
export { lostReplies } from './experiments/lost-replies.ts';
export { mail } from './experiments/mail.ts';
export { migrate } from './experiments/migrate.ts';
export { pgbouncer } from './experiments/pgbouncer.ts';
export { postgres } from './experiments/postgres.ts';
export { races } from './experiments/races.ts';
export { restore } from './experiments/restore.ts';
export { rolling, rollingBehindCaddy } from './experiments/rolling.ts';
export { signIn } from './experiments/sign-in.ts';
export { sigterm } from './experiments/sigterm.ts';
export { slow } from './experiments/slow.ts';
export { uploads } from './experiments/uploads.ts';
