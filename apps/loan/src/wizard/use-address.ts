import type { FlowBinding } from '@statewise/flow-client';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isWizardPath, stepOfPath } from './places.js';

/**
 * Keeps the address and the chart together. A step forward is a new entry in the browser's history; going through the
 * history asks the chart to go there; where the chart does not, the address comes back to where the applicant is.
 */
export function useAddress(flow: FlowBinding, path: string): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = useRef({ path, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, pathname };
    if (path === pathname || !isWizardPath(pathname)) return;
    if (before.path !== path) navigate(path);
    else if (!goTo(flow, pathname)) navigate(path, { replace: true });
  }, [flow, path, pathname, navigate]);
}

/** Asks before it sends: an address that leads nowhere is no refusal to tell, and a refusal would draw this page again without end. */
function goTo(flow: FlowBinding, pathname: string): boolean {
  const event = { type: 'step.goTo', step: stepOfPath(pathname) };
  return event.step !== undefined && flow.can(event) && flow.send(event);
}
