import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useToasts } from '@statewise/ui';
import { useCallback, useRef } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { useConfirmation } from './confirmation.js';
import { sentenceOf } from './problem-sentence.js';
import { fieldErrors, hasStatus, isProblem } from './request.js';

export interface ActOptions<Input, Answer> {
  /** Makes the call. */
  readonly act: (input: Input) => Promise<Answer>;
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Said when it is done. */
  readonly said?: string;
  /** Return true for failures that the form shows itself; others are told in a toast. */
  readonly isShown?: (failure: unknown) => boolean;
}

/**
 * Returns the mutation for a call that changes the server. Where the call asks for a fresh sign-in, the person confirms
 * theirs and the call is made again; a refused call shows a toast, unless its form shows the errors of its fields.
 * After a conflict (409) the page is read again, so that the next try starts from what stands there now. A call that is
 * under way is not sent again on a second press: `isPending` is known only once the page is drawn again.
 */
export function useAct<Input = void, Answer = unknown>({
  act,
  onDone,
  said,
  isShown = hasFieldErrors,
}: ActOptions<Input, Answer>): UseMutationResult<Answer, unknown, Input> {
  const toasts = useToasts();
  const t = useConsoleText();
  const confirm = useConfirmation();
  const client = useQueryClient();
  const underWay = useRef(new Set<Input | undefined>());
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
      if (said !== undefined) toasts.show({ tone: 'success', text: said });
      await onDone?.(answer, input);
    },
    onError: async (failure) => {
      // Signing in again is asked for over the page, and who gave up confirming knows that nothing was done.
      if (hasStatus(failure, 401) || isProblem(failure, 'session:not-fresh') || isShown(failure)) return;
      toasts.show({ tone: 'danger', title: t('act.failed'), text: sentenceOf(failure) ?? t('act.unreachable') });
      if (hasStatus(failure, 409)) await client.invalidateQueries();
    },
    onSettled: (_answer, _failure, input) => void underWay.current.delete(input),
  });
  const mutate = useCallback<typeof send>(
    (...call) => {
      const [input] = call;
      if (underWay.current.has(input)) return;
      underWay.current.add(input);
      send(...call);
    },
    [send],
  );
  return { ...mutation, mutate };
}

function hasFieldErrors(failure: unknown): boolean {
  return Object.keys(fieldErrors(failure)).length > 0;
}
