import { labelled } from '@statewise/i18n';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { useStateName } from '../requests/flows.js';
import { bank } from '../bank.js';
import { isNamed, type Hit } from '../room.js';
import { features } from '../features.js';
import { useConsoleText } from '../messages/use-console-text.js';
import { call, useCall } from '../requests/call.js';
import { usePerson, type Person } from '../requests/session.js';
import { useTaskCounts } from '../requests/task-counts.js';
import { textHookOf } from '@statewise/ui';

/** What was found of one sort, in the order in which the sorts are shown. */
export interface HitGroup {
  readonly name: 'acts' | 'people' | 'pages';
  readonly hits: readonly Hit[];
}

const noActs = (): readonly Hit[] => [];
const useBankActs = bank.useBankActs ?? noActs;

const mostHits = 6;

/** The hits whose labels have each word that is typed, those first that begin so. */
function agreeing(hits: readonly Hit[], typed: string): Hit[] {
  const text = typed.toLowerCase();
  const words = text.split(/\s+/);
  const begins = ({ label }: Hit): number => Number(label.toLowerCase().startsWith(text));
  return hits
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .toSorted((one, other) => begins(other) - begins(one));
}

/** Acts on the application that is open, people and companies, and pages that agree with what is typed. */
export function useHits(typed: string): readonly HitGroup[] {
  const [acts, people, pages] = [useActHits(), usePeopleHits(typed), usePageHits(typed)];
  const groups: readonly HitGroup[] = [
    { name: 'acts', hits: typed === '' ? [] : agreeing(acts, typed).slice(0, mostHits) },
    { name: 'people', hits: people },
    { name: 'pages', hits: [...agreeing(pages.features, typed), ...pages.search] },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

const open = /^\/(?:applications|reviews)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/;

function useActHits(): Hit[] {
  const t = useFinderText();
  const stateName = useStateName();
  const { role } = usePerson();
  const [, id = ''] = open.exec(useLocation().pathname) ?? [];
  const isOpen = id !== '' && role !== 'qa';
  const ofBank = useBankActs();
  const { data } = useCall('GET /api/v1/applications/{code}/acts', { code: id }, { enabled: isOpen });
  if (!isOpen || data === undefined) return [...ofBank];
  const act = (chosen: Readonly<Record<string, string>>): string =>
    `/applications/${id}/acts?${new URLSearchParams(chosen).toString()}`;
  const { proposal, jump } = data;
  return [
    ...ofBank,
    ...(proposal?.can_confirm ? [{ to: act({ act: 'decision.confirm' }), label: t('act.confirm') }] : []),
    ...(proposal?.can_decline ? [{ to: act({ act: 'decision.decline' }), label: t('act.decline') }] : []),
    ...(jump?.can_undo ? [{ to: act({ act: 'application.undo' }), label: t('act.undo') }] : []),
    ...data.statuses.map(({ type, value, label, value_label }) => ({
      to: act({ act: 'status', type, value: String(value) }),
      label: labelled(t.language, label, value_label),
    })),
    ...data.acts.map(({ type, label }) => ({ to: act({ act: type }), label })),
    { to: `/applications/${id}/notes?act=note`, label: t('act.note') },
    ...data.jumps
      .filter(({ is_allowed }) => is_allowed)
      .map(({ state }) => ({ to: act({ act: 'jump', state }), label: t('act.jump', { state: stateName(state) }) })),
  ];
}

/** Whether people of a role may look for applications. */
const canSearch = (role: Person['role']): boolean =>
  features.some(({ path, roles }) => path === 'applications' && roles.includes(role));

function usePeopleHits(typed: string): Hit[] {
  const t = useFinderText();
  const { role } = usePerson();
  const q = useDeferredValue(typed);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['finder', q],
    queryFn: () => call('POST /api/v1/applications/search', { body: { q, limit: mostHits } }),
    enabled: q.length > 1 && canSearch(role),
    placeholderData: (before) => before,
  });
  if (typed.length < 2) return [];
  const hits = (data?.applications ?? []).map(({ id, name, email, is_test }) => {
    const label = [name, email].filter(Boolean).join(' · ') || t('nameless');
    return { to: `/applications/${id}`, label: is_test ? `${label} · ${t('test')}` : label };
  });
  // Until the answer is there, of those found by what was typed before.
  return isPlaceholderData || q !== typed ? agreeing(hits, typed) : hits;
}

function usePageHits(typed: string): { readonly features: readonly Hit[]; readonly search: readonly Hit[] } {
  const t = useFinderText();
  const shell = useConsoleText();
  const { role } = usePerson();
  const counts = useTaskCounts();
  const entered = features.filter(isNamed).filter(({ roles }) => roles.includes(role));
  const isSearchable = typed !== '' && canSearch(role);
  return {
    features: [
      { to: '/', label: shell('desk') },
      ...counts.map(({ kind, label }) => ({
        to: `/?kind=${kind}`,
        label: labelled(shell.language, shell('desk'), label),
      })),
      ...entered.map(({ path, title }) => ({ to: `/${path}`, label: shell(title) })),
    ],
    search: isSearchable
      ? [
          {
            to: `/applications#${new URLSearchParams({ q: typed }).toString()}`,
            label: t('applications', { text: typed }),
          },
        ]
      : [],
  };
}

/** Texts of what goes to pages, people and acts. */
export const useFinderText = textHookOf('console-finder', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
