import { newKey, RequestFailure, type FlowClient } from '@statewise/flow-client';
import { documentUploadMachine, isToBeSent, type DocumentUploadContext, type UploadFile } from '@statewise/machines';
import { createActor, type ActorRefFrom } from 'xstate';
import { upload } from './upload.js';

/** What is uploaded, besides what the chart knows of it. */
interface Chosen {
  readonly file: File;
  readonly documentType: string;
}

/** The uploads of one application in this tab. They outlive the page, so that a file that failed can be sent again later. */
export interface Uploader {
  readonly actor: ActorRefFrom<typeof documentUploadMachine>;
  readonly choose: (files: readonly File[], documentType: string) => void;
  /** What kind of document a chosen file is. */
  readonly kindOf: (id: string) => string | undefined;
}

/** The status of a file that arrived and cannot be taken. */
const unprocessable = 422;
const keyReused = 'urn:statewise:problem:request:key-reused';

const uploaders = new WeakMap<FlowClient, Uploader>();

/** The uploads of the application that a client has open, to the endpoint at an address, also under its new code; those of one that was left have ended. */
export function uploaderOf(client: FlowClient, address: string): Uploader {
  const known = uploaders.get(client) ?? createUploader(client, address);
  uploaders.set(client, known);
  return known;
}

function createUploader(client: FlowClient, address: string): Uploader {
  const chosen = new Map<string, Chosen>();
  let { code } = client;
  let abort = new AbortController();
  const send = async ({ id }: UploadFile, signal: AbortSignal): Promise<void> => {
    const found = chosen.get(id);
    if (found === undefined || code === undefined) return;
    try {
      await upload({
        code,
        address,
        ...found,
        key: id,
        signal,
        onProgress: (percent) => actor.send({ type: 'file.progressed', id, share: percent / 100 }),
      });
      if (!signal.aborted) actor.send({ type: 'file.sent', id });
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      if (signal.aborted) return;
      const reason = failure.problem?.detail ?? '';
      const isRefused = failure.problem?.status === unprocessable;
      // Stored by an earlier try, under the code that the application had then.
      if (failure.problem?.type === keyReused) actor.send({ type: 'file.sent', id });
      else actor.send({ type: isRefused ? 'file.refused' : 'file.failed', id, reason });
      // Such as a device that is not confirmed any more: the way on is that of every other call.
      if (failure.isGone) client.session.send({ type: 'session.expired' });
    }
  };
  /** One after the other, until they are cancelled: a phone's uplink is not made faster by sharing it. */
  const sendAll = async (files: readonly UploadFile[]): Promise<void> => {
    const { signal } = abort;
    for (const file of files) if (!signal.aborted) await send(file, signal);
  };
  const sending = ({ files }: DocumentUploadContext) => files.filter(({ state }) => state === 'sending');
  const machine = documentUploadMachine.provide({
    actions: {
      sendFiles: ({ context }) => void sendAll(sending(context)),
      sendFile: ({ context, event }) =>
        void sendAll(sending(context).filter(({ id }) => 'id' in event && id === event.id)),
      abortRequests: () => {
        abort.abort();
        abort = new AbortController();
      },
    },
  });
  const actor: ActorRefFrom<typeof documentUploadMachine> = createActor(machine).start();
  actor.subscribe(({ context }) => {
    const { session } = client;
    session.send({ type: isUnderWay(context.files) ? 'screen.held' : 'screen.released' });
    const hasUnsent = context.files.some(isToBeSent);
    if (session.getSnapshot().context.hasUnsentFiles !== hasUnsent) session.send({ type: 'files.noted', hasUnsent });
  });
  const hear = (): void => actor.send({ type: 'network.back' });
  window.addEventListener('online', hear);
  const following = client.session.subscribe(({ context }) => {
    const present = context.code ?? undefined;
    const isRenewed = code !== undefined && context.formerCode === code;
    if (isRenewed) code = present;
    if (present === code) return;
    // The application was left: what it had waiting goes nowhere, least of all to the one that is open now.
    following.unsubscribe();
    window.removeEventListener('online', hear);
    uploaders.delete(client);
    actor.stop();
    abort.abort();
  });
  const choose: Uploader['choose'] = (files, documentType) => {
    if (actor.getSnapshot().matches('done')) actor.send({ type: 'upload.renewed' });
    actor.send({ type: 'files.chosen', files: files.map((file) => registered(chosen, file, documentType)) });
  };
  return { actor, choose, kindOf: (id) => chosen.get(id)?.documentType };
}

/** Not once others are left that did not arrive, or were cancelled: what did would be missing on the page until they are gone. */
function isUnderWay(files: readonly UploadFile[]): boolean {
  const isAny = (wanted: UploadFile['state']) => files.some(({ state }) => state === wanted);
  return isAny('sending') || (isAny('waiting') && !isAny('sent'));
}

function registered(chosen: Map<string, Chosen>, file: File, documentType: string) {
  const id = newKey();
  chosen.set(id, { file, documentType });
  return { id, name: file.name, size: file.size };
}
