import { ChartPath } from '@statewise/flow/testing';
import { documentUploadMachine, pauseAfter } from './machine.js';

describe('document upload', () => {
  const files = ['a', 'b'].map((id) => ({ id, name: `${id}.pdf`, size: 10 }));
  const uploading = () =>
    ChartPath.of(documentUploadMachine).send(
      { type: 'files.chosen', files },
      { type: 'upload.requested' },
      { type: 'upload.confirmed' },
    );

  it('asks for a file before it uploads', () => {
    const asked = ChartPath.of(documentUploadMachine).send({ type: 'upload.requested' });
    expect(asked.state).toBe('selecting.open');
    expect(asked.snapshot.context.isFileMissing).toBe(true);
  });

  it('sends a failed file again alone', () => {
    const failed = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'file.sent', id: 'b' });
    expect(failed.state).toBe('failed.open');
    expect(failed.snapshot.context.files[0]).toMatchObject({ state: 'failed', reason: 'type' });
    const again = failed.send({ type: 'file.retried', id: 'a' });
    expect(again.snapshot.context.files.map(({ state }: { state: string }) => state)).toEqual(['sending', 'sent']);
    expect(again.send({ type: 'file.sent', id: 'a' }).state).toBe('done');
  });

  it('sends again what got no answer once a network is back, but nothing that the server spoke of or under a question', () => {
    const failed = uploading().send(
      { type: 'file.failed', id: 'a', reason: 'We are busy.' },
      { type: 'file.failed', id: 'b', reason: '' },
    );
    const again = failed.send({ type: 'network.back' });
    expect([again.state, again.snapshot.context.files.map(({ state }: { state: string }) => state)]).toEqual([
      'uploading',
      ['failed', 'sending'],
    ]);
    expect(again.actions).toContain('sendFiles');
    expect(again.can({ type: 'network.back' })).toBe(false);
    expect(failed.send({ type: 'removal.requested', id: 'b' }).can({ type: 'network.back' })).toBe(false);
    // Refused without a word is refused all the same.
    const refused = again.send({ type: 'file.refused', id: 'b', reason: '' });
    expect([refused.state, refused.can({ type: 'network.back' })]).toEqual(['failed.open', false]);
  });

  it('sends what got no answer again by itself, three times with longer pauses, and never what was answered', () => {
    const pause = { type: 'xstate.after.pause.document-upload.failed.pausing' };
    const lose = (path: ChartPath) => path.send({ type: 'file.failed', id: 'b', reason: '' });
    let path = lose(uploading().send({ type: 'file.failed', id: 'a', reason: 'We are busy.' }));
    for (const [tries, seconds] of [
      [1, 5],
      [2, 20],
      [3, 80],
    ]) {
      expect(path.state).toBe('failed.pausing');
      expect(pauseAfter(path.snapshot.context)).toBe(1_000 * (seconds ?? 0));
      const again = path.send(pause);
      expect([again.state, again.snapshot.context.tries]).toEqual(['uploading', tries]);
      expect(again.actions).toContain('sendFiles');
      expect(again.snapshot.context.files).toMatchObject([{ state: 'failed' }, { state: 'sending' }]);
      path = lose(again);
    }
    expect(path.state).toBe('failed.open');
    expect(lose(path.send({ type: 'network.back' })).state).toBe('failed.open');
    const chosen = path.send({ type: 'files.chosen', files: [{ id: 'c', name: 'c.pdf', size: 1 }] });
    const anew = chosen.send({ type: 'upload.requested' }, { type: 'upload.confirmed' });
    expect(anew.snapshot.context.tries).toBe(0);
  });

  it('lets files that are chosen while others are on their way wait until they are to be sent', () => {
    const chosen = uploading().send({ type: 'files.chosen', files: [{ id: 'c', name: 'c.pdf', size: 1 }] });
    expect(chosen.snapshot.context.files).toMatchObject([{ state: 'sending' }, { state: 'sending' }, { id: 'c' }]);
    const first = chosen.send({ type: 'file.failed', id: 'a', reason: 'type' });
    for (const [last, state] of [
      [{ type: 'file.sent', id: 'b' }, 'failed.open'],
      [{ type: 'file.failed', id: 'b', reason: '' }, 'failed.pausing'],
      [{ type: 'file.refused', id: 'b', reason: 'kind' }, 'failed.open'],
    ] as const) {
      const ended = first.send(last);
      expect([ended.state, ended.send({ type: 'upload.requested' }).state]).toEqual([state, 'confirming']);
    }
    const rest = first.send({ type: 'file.sent', id: 'b' }, { type: 'file.retried', id: 'a' });
    expect(rest.snapshot.context.files).toMatchObject([{ state: 'sending' }, { state: 'sent' }, { state: 'waiting' }]);
    expect(rest.send({ type: 'file.sent', id: 'a' }).state).toBe('selecting.open');
  });

  it('tells of what got no answer, and sends it again, whatever is answered, chosen or taken off meanwhile', () => {
    const more = { type: 'files.chosen', files: [{ id: 'c', name: 'c.pdf', size: 1 }] };
    const lost = uploading().send({ type: 'file.sent', id: 'a' }, more, { type: 'file.failed', id: 'b', reason: '' });
    for (const path of [
      lost.send({ type: 'upload.requested' }, { type: 'upload.declined' }),
      lost.send({ type: 'removal.requested', id: 'c' }, { type: 'removal.confirmed' }),
      lost.send({ ...more, files: [{ id: 'd', name: 'd.pdf', size: 1 }] }),
    ]) {
      expect(path.state).toBe('failed.pausing');
      expect(path.send({ type: 'network.back' }).actions).toContain('sendFiles');
    }
    const cancelled = uploading().send({ type: 'file.failed', id: 'a', reason: '' }, { type: 'upload.cancelled' });
    expect([cancelled.state, cancelled.can({ type: 'network.back' })]).toEqual(['selecting.open', false]);
    const told = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'upload.cancelled' });
    expect([told.state, told.can({ type: 'network.back' })]).toEqual(['failed.open', false]);
  });

  it('tells a try of its own from one that was asked for', () => {
    const failed = uploading().send(
      { type: 'file.failed', id: 'a', reason: '' },
      { type: 'file.failed', id: 'b', reason: '' },
    );
    const again = failed.send({ type: 'network.back' });
    expect(again.snapshot.context.isUnasked).toBe(true);
    const pressed = again.send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'file.retried', id: 'a' });
    expect(pressed.snapshot.context.isUnasked).toBe(false);
  });

  it('takes a file off the list once that is confirmed, and is done when only that one had failed', () => {
    const failed = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'file.sent', id: 'b' });
    expect(failed.can({ type: 'removal.requested', id: 'b' })).toBe(false);
    const asked = failed.send({ type: 'removal.requested', id: 'a' });
    expect(asked.send({ type: 'removal.declined' }).snapshot.context).toMatchObject(failed.snapshot.context);
    const removed = asked.send({ type: 'removal.confirmed' });
    expect([removed.state, removed.snapshot.context.files.length]).toEqual(['done', 1]);
    expect(removed.actions).toContain('announceUpload');
  });

  it('does not send again what the server has refused, alone or with others', () => {
    const refused = uploading().send({ type: 'file.refused', id: 'a', reason: 'kind' }, { type: 'file.sent', id: 'b' });
    expect(refused.state).toBe('failed.open');
    expect(refused.can({ type: 'file.retried', id: 'a' })).toBe(false);
    const [file] = files;
    const more = refused.send(
      { type: 'files.chosen', files: [{ ...file, id: 'c' }] },
      { type: 'upload.requested' },
      { type: 'upload.confirmed' },
    );
    const states = more.snapshot.context.files.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['refused', 'sent', 'sending']);
    expect(more.send({ type: 'file.sent', id: 'c' }).state).toBe('failed.open');
  });

  it('lets files wait again after a cancel', () => {
    const cancelled = uploading().send({ type: 'file.progressed', id: 'a', share: 0.4 }, { type: 'upload.cancelled' });
    expect(cancelled.actions).toContain('abortRequests');
    expect(cancelled.snapshot.context.files[0]).toMatchObject({ state: 'waiting', share: 0 });
  });

  it.each([
    [10, 0, true],
    [9, 1, true],
    [10, 1, false],
    [11, 0, false],
  ])('takes %i files and then %i more: %s', (first, more, isTaken) => {
    const chosen = (count: number, prefix: string) => ({
      type: 'files.chosen',
      files: Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: 'a.pdf', size: 1 })),
    });
    const path = ChartPath.of(documentUploadMachine);
    if (more === 0) expect(path.can(chosen(first, 'a'))).toBe(isTaken);
    else expect(path.send(chosen(first, 'a')).can(chosen(more, 'b'))).toBe(isTaken);
  });

  it('hears only of files that are on their way', () => {
    const one = uploading().send({ type: 'file.sent', id: 'a' });
    const about = (id: string) => [
      { type: 'file.progressed', id, share: 0.5 },
      { type: 'file.sent', id },
      { type: 'file.failed', id, reason: 'type' },
      { type: 'file.refused', id, reason: 'kind' },
    ];
    expect([...about('a'), ...about('c')].filter((event) => one.can(event))).toEqual([]);
    expect(about('b').every((event) => one.can(event))).toBe(true);
    expect(one.can({ type: 'file.retried', id: 'b' })).toBe(false);
  });

  it.each([
    [0.4, 0.4],
    [-1, 0],
    [7, 1],
  ])('shows %d of a file as %d of it', (share, shown) => {
    const [file, other] = uploading().send({ type: 'file.progressed', id: 'a', share }).snapshot.context.files;
    expect([file.share, other.share, file.state]).toEqual([shown, 0, 'sending']);
  });

  it('is not done while another file is on its way, has failed or was refused', () => {
    expect(uploading().send({ type: 'file.sent', id: 'b' }).state).toBe('uploading');
    for (const type of ['file.failed', 'file.refused']) {
      expect(uploading().send({ type, id: 'b', reason: 'kind' }).state).toBe('uploading');
      const ended = uploading().send({ type, id: 'b', reason: 'kind' }, { type: 'file.sent', id: 'a' });
      expect([ended.state, ended.snapshot.context.files.map(({ share }: { share: number }) => share)]).toEqual([
        'failed.open',
        [1, 0],
      ]);
      const last = uploading().send({ type: 'file.sent', id: 'a' }, { type, id: 'b', reason: 'kind' });
      expect(last.state).toBe('failed.open');
    }
  });

  it('lets choose again where something else has not arrived either, or nothing is left', () => {
    const failed = (id: string) => ({ type: 'file.failed', id, reason: 'type' });
    const removed = (path: ChartPath) =>
      path.send({ type: 'removal.requested', id: 'a' }, { type: 'removal.confirmed' });
    const both = removed(uploading().send(failed('a'), failed('b')));
    expect([both.state, both.snapshot.context]).toMatchObject([
      'failed.open',
      { files: [{ id: 'b' }], removing: null },
    ]);
    const alone = ChartPath.of(documentUploadMachine).send(
      { type: 'files.chosen', files: files.slice(0, 1) },
      { type: 'upload.requested' },
      { type: 'upload.confirmed' },
      failed('a'),
    );
    expect(removed(alone)).toMatchObject({ state: 'selecting.open', snapshot: { context: { files: [] } } });
  });

  it('sends alone the failed file that is tried again, while others go on', () => {
    const again = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' }, { type: 'file.retried', id: 'a' });
    expect(again.actions).toContain('sendFile');
    expect(again.snapshot.context.files).toMatchObject([
      { id: 'a', state: 'sending', share: 0, reason: null },
      { id: 'b', state: 'sending' },
    ]);
    expect(again.can({ type: 'file.retried', id: 'a' })).toBe(false);
    const failed = uploading().send({ type: 'file.failed', id: 'a', reason: 'type' });
    expect(failed.can({ type: 'file.retried', id: 'b' })).toBe(false);
  });

  it('no longer asks for a file once one is chosen, and keeps what has arrived when it is cancelled', () => {
    const asked = ChartPath.of(documentUploadMachine).send({ type: 'upload.requested' });
    expect(asked.send({ type: 'files.chosen', files }).snapshot.context.isFileMissing).toBe(false);
    const cancelled = uploading().send({ type: 'file.sent', id: 'a' }, { type: 'upload.cancelled' });
    const states = cancelled.snapshot.context.files.map(({ state }: { state: string }) => state);
    expect([cancelled.state, states]).toEqual(['selecting.open', ['sent', 'waiting']]);
    expect(cancelled.can({ type: 'removal.requested', id: 'c' })).toBe(false);
  });
});
