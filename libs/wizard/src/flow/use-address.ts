import type { FlowBinding } from '@statewise/flow-client';
import { navigationIntentMachine, type Flow, type UnstampedEvent } from '@statewise/machines';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useFlowSetup } from '../services.js';
import { addressOf, stepAt } from './places.js';

/** Keeps the browser's address and the flow together, as the chart `navigation-intent` says. */
export function useAddress(binding: FlowBinding): void {
  const { flow } = useFlowSetup();
  const { pathname: address } = useLocation();
  const navigate = useNavigate();
  const isHistory = useNavigationType() === 'POP';
  const place = addressOf(flow, binding.state);
  const wished = wishFor(address, flow, binding);
  const isReachable = wished !== undefined && binding.can(wished);
  const isFree = !binding.isUnderWay && binding.phase !== 'saving';
  const intent = useActorRef(
    navigationIntentMachine.provide({
      actions: {
        askFlow: () => void (wished && binding.send(wished)),
        advanceAddress: () => void navigate(place),
        returnAddress: () => void navigate(place, { replace: true }),
      },
    }),
  );
  useEffect(
    () => intent.send({ type: 'page.drawn', place, address, isHistory, isFree, isReachable }),
    [intent, binding, place, address, isHistory, isFree, isReachable],
  );
}

/** The event that leads to an address: one that the browser alone takes while nothing exists yet, or going to a step. */
function wishFor(address: string, flow: Flow, { client }: FlowBinding): UnstampedEvent | undefined {
  const local = Object.keys(flow.events).find((type) => {
    const state = client.leadsTo({ type });
    return state !== undefined && addressOf(flow, state) === address;
  });
  if (local !== undefined) return { type: local };
  const step = stepAt(flow, address);
  return step === undefined ? undefined : { type: 'step.goTo', step };
}
