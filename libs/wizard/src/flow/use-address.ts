import type { FlowBinding } from '@statewise/flow-client';
import { navigationIntentMachine } from '@statewise/machines';
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
  const wished = { type: 'step.goTo', step: stepAt(flow, address) };
  const isReachable = wished.step !== undefined && binding.can(wished);
  const isFree = !binding.isUnderWay && binding.phase !== 'saving';
  const intent = useActorRef(
    navigationIntentMachine.provide({
      actions: {
        askFlow: () => void binding.send(wished),
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
