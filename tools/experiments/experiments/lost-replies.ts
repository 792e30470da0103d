import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '@statewise/flow/testing';
import { keepBusy, persistent } from '../harness/applicant.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';

/** Three of ten answers get lost on the way and are asked for again: each call counts once. */
export const lostReplies: Experiment = {
  name: 'lost-replies',
  full: 1_000,
  unit: 'calls through a proxy that drops 30 %',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    const server = lossyProxy(replica.url, 0.3, stage.random, () => tally.add('dropped'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    stage.undoing(() => {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    });
    const journal = new Journal();
    const { port } = server.address() as AddressInfo;
    const send = persistent(() => `http://127.0.0.1:${port}`, tally, 'behind the proxy');
    await keepBusy(8, send, journal, () => journal.size >= amount);
    tally.claim(tally.counts.has('dropped'), 'the proxy dropped nothing');
    await holdAgainst(journal, stage, tally);
  },
};

/** Passes every request on and keeps a share of the answers to itself: of what is lost, three in ten are before the server hears of it. */
const lossyProxy = (target: string, share: number, random: Random, onLost: () => void) =>
  createServer((incoming, outgoing) => {
    const isLost = random.chance(share);
    const isUnheard = isLost && random.chance(0.3);
    if (isLost) onLost();
    if (isUnheard) return void incoming.socket.destroy();
    const { method, headers, url = '' } = incoming;
    const onward = request(target + url, { method, headers }, (answer) => {
      if (isLost) return void answer.resume().once('end', () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
