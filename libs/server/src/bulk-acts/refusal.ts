import type { BulkRefusal } from '@statewise/contract';
import { isEnd, type Flow } from '@statewise/flow';
import type { StoredApplication } from '../engine/stored-application.js';
import { Problem } from '../platform/problem/problem.js';

/** Why a single act on an application was refused, by the problem that it threw; throws what is no refusal. */
export function refusalOf(problem: unknown, flow?: Flow, stored?: StoredApplication): BulkRefusal {
  if (!(problem instanceof Problem)) throw problem;
  switch (problem.code) {
    case 'APPLICATION.NOT_FOUND':
      return 'erased';
    case 'APPLICATION.STALE':
      return 'moved';
    case 'APPLICATION.LOST':
      return 'lost';
    case 'DEPENDENCY.DOWN':
      return 'newer';
    case 'SESSION.ROLE':
      return 'rights';
    default:
      return flow && stored && isEnd(flow, stored.state) ? 'ended' : 'refused';
  }
}
