import type { FlowBinding } from '@statewise/flow-client';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isWizardPath, stepOfPath } from './places.js';

/** What address and chart last were, and why they may differ. */
interface Course {
  readonly path: string;
  readonly pathname: string;
  /** The address that was asked of the browser and is not drawn yet. */
  readonly heading?: string | undefined;
  /** Whether the history led here and the chart has not said yet whether it follows. */
  readonly isWish?: boolean;
}

/**
 * Keeps the address and the chart together. A step forward is a new entry in the browser's history; going through the
 * history asks the chart to go there, once it is free; where the chart does not, the address comes back to where the applicant is.
 */
export function useAddress(flow: FlowBinding, path: string): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHistory = useNavigationType() === 'POP';
  const course = useRef<Course | undefined>(undefined);
  useEffect(() => {
    const { heading, isWish = false } = (course.current = nextCourse(course.current, { path, pathname }, isHistory));
    const isWaiting = isWish && (flow.isUnderWay || flow.phase === 'saving');
    if (path === pathname || heading !== undefined || isWaiting || !isWizardPath(pathname)) return;
    course.current = { path, pathname };
    if (isWish && goTo(flow, pathname)) return;
    course.current = { path, pathname, heading: path };
    navigate(path, { replace: isWish });
  }, [flow, path, pathname, isHistory, navigate]);
}

/** Whoever moved last leads. The browser draws an address later than it takes it: until then, what is still drawn is no wish. */
function nextCourse(before: Course | undefined, now: Pick<Course, 'path' | 'pathname'>, isHistory: boolean): Course {
  if (before === undefined) return { ...now, isWish: true };
  if (now.path === now.pathname || before.path !== now.path) return now;
  if (before.pathname === now.pathname) return before;
  return before.heading === undefined || isHistory ? { ...now, isWish: true } : { ...before, ...now };
}

/** Asks before it sends: an address that leads nowhere is no refusal to tell, and a refusal would draw this page again without end. */
function goTo(flow: FlowBinding, pathname: string): boolean {
  const event = { type: 'step.goTo', step: stepOfPath(pathname) };
  return event.step !== undefined && flow.can(event) && flow.send(event);
}
