import { ChartPath } from '@statewise/flow/testing';
import { documentUploadMachine } from './machine.js';

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
});
