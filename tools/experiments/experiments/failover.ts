import { setTimeout as delay } from 'node:timers/promises';
import {
  answeredApplication,
  creation,
  inTurn,
  loanBase,
  newMark,
  once,
  persistent,
  type Send,
} from '../harness/applicant.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';
import { idOf, signIn } from '../harness/people.ts';
import { PostgresCluster, type ClusterNode } from '../harness/postgres-cluster.ts';
import type { Stage } from '../harness/stage.ts';
import type { Tally } from '../harness/tally.ts';

/** Milliseconds within which people must be able to save again. */
const most = 10_000;

/**
 * Three servers under Patroni while people save: the lead is handed over, the leader is killed, the leader is cut off
 * from the others' agreement. Nothing acknowledged is lost, the product is not restarted, and saves are back within ten seconds.
 */
export const failover: Experiment = {
  name: 'failover',
  full: 10,
  unit: 'switchovers, kills and partitions of the leader each',
  async run(stage, amount, tally) {
    const cluster = await PostgresCluster.start(stage, 'statewise');
    const env = { DATABASE_URL: cluster.urlOf('statewise') };
    await readFromLagging(stage, cluster, amount, tally);
    const replicas = [await stage.replica({ env }), await stage.replica({ env: { ...env, WORKER: 'off' } })];
    const saved: number[] = [];
    const persist = persistent(inTurn(replicas), tally, 'while the lead changed');
    const send: Send = async (path, options) => {
      const answer = await persist(path, options);
      saved.push(Date.now());
      return answer;
    };
    await whilePeopleSave(stage, tally, { send, unkept: /^reader/ }, async (people) => {
      /** Does something to the leader; the longest time without a save from then on is what people notice. */
      const without = async (what: string, act: (leader: ClusterNode) => Promise<void>) => {
        const leader = await cluster.untilWhole();
        await people.workFor(stage.random.between(500, 1_500));
        const began = Date.now();
        await act(leader);
        await people.workFor(1_000);
        const ends = [began, ...saved.filter((at) => at >= began), Date.now()];
        const longest = Math.max(...ends.slice(1).map((at, n) => at - (ends[n] ?? at)));
        tally.add(what);
        tally.most(`longest without a save at a ${what} ms`, longest);
        tally.claim(longest <= most, `${longest} ms passed without a save after a ${what}`);
      };
      for (let n = 0; n < amount; n += 1) {
        await without('switchover', () => cluster.switchOver());
        await without('kill', async (leader) => {
          await leader.kill();
          await cluster.leader(leader);
          await delay(2_000);
          await leader.start();
        });
        await without('partition', async (leader) => {
          await leader.way.lock();
          await cluster.leader(leader);
          await delay(2_000);
          tally.claim(!(await takesWrites(stage, leader)), 'a leader that was cut off still takes writes');
          await leader.way.unlock();
        });
      }
      stage.databaseUrl = (await cluster.untilWhole()).urlOf('statewise');
    });
    for (const replica of replicas)
      tally.claim((await replica.stop()) === 0, 'a process of the product did not live through it');
  },
};

async function takesWrites(stage: Stage, node: ClusterNode): Promise<boolean> {
  try {
    const sql = await stage.sql(node.urlOf('statewise'));
    await sql.query('create table split (brain int)');
    return true;
  } catch {
    return false;
  }
}

/** A standby that replays nothing answers no list: who just saved something finds it all the same, from the leader. */
async function readFromLagging(stage: Stage, cluster: PostgresCluster, amount: number, tally: Tally): Promise<void> {
  const leader = await cluster.untilWhole();
  const standby = cluster.nodes.find((node) => node !== leader);
  if (!standby) throw new Error('A cluster has standbys.');
  const env = { DATABASE_URL: cluster.urlOf('statewise'), DATABASE_READ_URL: standby.urlOf('statewise') };
  const replica = await stage.replica({ env });
  const cookie = await signIn(replica.url);
  const sql = await stage.sql(standby.urlOf('postgres'));
  for (let n = 0; n < amount; n += 1) {
    await sql.query('select pg_wal_replay_pause()');
    const json = creation(`reader${newMark()}`);
    const { code } = answeredApplication(await once(replica.url)(`${loanBase}/create`, { json }));
    const began = performance.now();
    const found = await idOf(replica.url, cookie, code).catch(() => undefined);
    tally.most('slowest list with a lagging reader ms', performance.now() - began);
    tally.claim(found !== undefined, 'a lagging reader hides what was just saved');
    tally.add('reads with a lagging reader');
    await sql.query('select pg_wal_replay_resume()');
    await delay(200);
  }
  await replica.stop();
}
