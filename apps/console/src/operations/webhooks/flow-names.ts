import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useConsoleText } from '../../messages/use-console-text.js';
import { call, type Result } from '../../requests/call.js';

/** A flow with the states that its applications come to and the events that move them. */
export interface FlowNames {
  readonly id: string;
  readonly title: string;
  readonly states: readonly string[];
  readonly events: readonly string[];
}

/** The flows of which applications are kept, as their charts have them. */
export function useFlowNames(): UseQueryResult<readonly FlowNames[]> {
  const { language } = useConsoleText();
  return useQuery({
    queryKey: ['flow-names', language],
    placeholderData: (before) => before,
    staleTime: 'static',
    queryFn: async () => {
      const kept = (await call('GET /api/v1/flows')).filter(({ persisted }) => persisted);
      return Promise.all(kept.map(async ({ id, name }) => namesOf(name, await call('GET /api/v1/flows/{id}', { id }))));
    },
  });
}

const namesOf = (title: string, { id, states, transitions }: Result<'GET /api/v1/flows/{id}'>): FlowNames => ({
  id,
  title,
  states: states.flatMap(({ path, isGroup }) => (isGroup || path === '' ? [] : [path])),
  events: [...new Set(transitions.map(({ event }) => event))]
    .filter((event) => /^[a-z][\w.-]*$/i.test(event) && !event.startsWith('xstate.'))
    .sort(),
});
