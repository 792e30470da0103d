import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useToasts } from '@statewise/ui';
import { useCallback, useRef } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { useConfirmation } from './confirmation.js';
import { PasskeyFailure } from './passkey.js';
import { hasFieldErrors, hasStatus, isProblem, isRefusal, sentenceOf } from './call.js';

/** What an act answers when it is done and does not wait for a second person. */
export type Done<Answer> = Exclude<Answer, { readonly proposal: { readonly hash: string } }>;

export interface ActOptions<Input, Answer> {
  /** Makes the call. */
  readonly act: (input: Input) => Promise<Answer>;
  readonly onDone?: (answer: Done<Answer>, input: Input) => unknown;
  /** Called in its place where the act waits for a second person. */
  readonly onProposed?: (answer: Answer, input: Input) => unknown;
  /** Called where it fails, also after its page was left. */
  readonly onFailed?: (failure: unknown, input: Input) => unknown;
  /** Called once it has ended, done or not. */
  readonly onEnd?: (input: Input) => unknown;
  /** Whether all that is shown is read again once it is done; false for an act that changes nothing of it. */
  readonly readsAgain?: boolean;
  /** Said when it is done; nothing where a function gives nothing. */
  readonly said?: string | ((answer: Done<Answer>, input: Input) => string | undefined);
  /** Said when it waits for a second person. */
  readonly saidProposed?: string;
  /** Return true for failures that the form shows itself; others are told in a toast. */
  readonly isShown?: (failure: unknown) => boolean;
}

/**
 * Returns the mutation for a call that changes the server. Where the call asks for a fresh sign-in, the person confirms
 * theirs and the call is made again; a refused call shows a toast, unless its form shows the errors of its fields.
 * What is told of a failure goes when it is tried again. Once it is done everything that is shown is read again, and also after a conflict (409) or where it is not known whether it was done, so that
 * the next try starts from what stands there now. A call that is under way is not sent again on a second press: `isPending` is known only
 * once the page is drawn again.
 */
export function useAct<Input = void, Answer = unknown>({
  act,
  onDone,
  onProposed,
  onFailed,
  onEnd,
  readsAgain = true,
  said,
  saidProposed,
  isShown = hasFieldErrors,
}: ActOptions<Input, Answer>): UseMutationResult<Answer, unknown, Input> {
  const toasts = useToasts();
  const t = useConsoleText();
  const confirm = useConfirmation();
  const client = useQueryClient();
  const underWay = useRef(new Set<Input | undefined>());
  const takeBack = useRef<() => void>(undefined);
  const { mutate: send, ...mutation } = useMutation<Answer, unknown, Input>({
    mutationFn: async (input) => {
      try {
        return await act(input);
      } catch (failure) {
        if (!isProblem(failure, 'session:not-fresh') || !(await confirm())) throw failure;
        return act(input);
      }
    },
    onSuccess: async (answer, input) => {
      if (!isDone(answer)) {
        toasts.show({ tone: 'info', text: saidProposed ?? t('act.proposed') });
        await onProposed?.(answer, input);
      } else {
        const text = typeof said === 'function' ? said(answer, input) : said;
        if (text !== undefined) toasts.show({ tone: 'success', text });
        await onDone?.(answer, input);
      }
      if (readsAgain) await client.invalidateQueries();
    },
    onError: async (failure, input) => {
      onFailed?.(failure, input);
      // Signing in again is asked for over the page, and who gave up confirming knows that nothing was done.
      if (hasStatus(failure, 401) || isProblem(failure, 'session:not-fresh') || isShown(failure)) return;
      // A key that was used says that an answer was lost before.
      const isKnown = isRefusal(failure) && !isProblem(failure, 'request:key-reused');
      const refused = isKnown ? sentenceOf(failure) : undefined;
      const sentence = failure instanceof PasskeyFailure ? t('passkey.failed') : refused;
      takeBack.current = toasts.show({
        tone: 'danger',
        title: t(sentence === undefined ? 'act.unknown' : 'act.failed'),
        text: sentence ?? t('act.perhapsDone'),
      });
      if (hasStatus(failure, 409) || sentence === undefined) await client.invalidateQueries();
    },
    onSettled: (_answer, _failure, input) => {
      underWay.current.delete(input);
      onEnd?.(input);
    },
  });
  const mutate = useCallback<typeof send>(
    (...call) => {
      const [input] = call;
      if (underWay.current.has(input)) return;
      underWay.current.add(input);
      takeBack.current?.();
      send(...call);
    },
    [send],
  );
  return { ...mutation, mutate };
}

/** Whether an answer is not a proposal of the register, which has a hash. */
function isDone<Answer>(answer: Answer): answer is Done<Answer> {
  if (typeof answer !== 'object' || answer === null || !('proposal' in answer)) return true;
  const { proposal } = answer;
  return typeof proposal !== 'object' || proposal === null || !('hash' in proposal);
}
