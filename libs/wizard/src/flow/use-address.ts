import type { FlowBinding } from '@statewise/flow-client';
import { navigationIntentMachine } from '@statewise/machines';
import type { Flow, UnstampedEvent } from '@statewise/flow';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useFlowSetup } from '../services.js';
import { afterPaint } from '../visit/after-paint.js';
import { placeAddress, stepAt } from './places.js';

/** Keeps the browser's address and the flow together, as the chart `navigation-intent` says. */
export function useAddress(binding: FlowBinding): void {
  const { flow } = useFlowSetup();
  const { pathname: address } = useLocation();
  const navigate = useNavigate();
  const isHistory = useNavigationType() === 'POP';
  const place = placeAddress(flow, binding.state);
  const isFree = !binding.isUnderWay && binding.phase !== 'saving';
  const [acts] = useState(() => new AddressActs());
  const intent = useActorRef(acts.machine);
  const [moves, setMoves] = useState(0);
  const href = useHref(place);
  useEffect(() => () => acts.are(undefined), [acts]);
  useEffect(() => {
    // Back again before the step forward is drawn leaves nothing to draw: the history itself says so.
    const look = (): void => {
      if (acts.heardOfMove(window.location.pathname !== href)) setMoves((before) => before + 1);
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [acts, href]);
  useEffect(() => {
    const wished = place === address ? undefined : wishFor(address, flow, binding);
    acts.are({
      askFlow: () => void (wished && binding.send(wished)),
      goTo: (replace) => void (place !== address && navigate(place, { replace })),
    });
    const isReachable = wished !== undefined && binding.can(wished);
    const hasMoved = acts.takeMove();
    const { formerState } = binding.client;
    const isFormer = isHistory && formerState !== undefined && address === placeAddress(flow, formerState);
    intent.send({ type: 'page.drawn', place, address, isHistory, hasMoved, isFree, isReachable, isFormer });
  }, [intent, acts, navigate, flow, binding, place, address, isHistory, isFree, moves]);
}

interface Acts {
  readonly askFlow: () => void;
  readonly goTo: (replace: boolean) => void;
}

/** The chart, with what it has done as the page stands now. */
class AddressActs {
  #acts: Acts | undefined;
  #stopAdvance = (): void => undefined;
  #hasMoved = false;

  readonly machine = navigationIntentMachine.provide({
    actions: {
      askFlow: () => this.#acts?.askFlow(),
      // The entry in the history can wait for the page that it leads to.
      advanceAddress: () => {
        this.#stopAdvance();
        this.#stopAdvance = afterPaint(() => this.#acts?.goTo(false));
      },
      returnAddress: () => this.#acts?.goTo(true),
    },
  });

  are(acts: Acts | undefined): void {
    this.#acts = acts;
  }

  /** Notes whether the history led away from the flow’s page; answers that. */
  heardOfMove(hasMoved: boolean): boolean {
    return (this.#hasMoved = hasMoved);
  }

  /** Whether it did since the page was drawn last. */
  takeMove(): boolean {
    const hasMoved = this.#hasMoved;
    this.#hasMoved = false;
    return hasMoved;
  }
}

/** The event that leads to an address: one that the browser alone takes while nothing exists yet, or going to a step. */
function wishFor(address: string, flow: Flow, { client }: FlowBinding): UnstampedEvent | undefined {
  const local = Object.keys(flow.events).find((type) => {
    const state = client.leadsTo({ type });
    return state !== undefined && placeAddress(flow, state) === address;
  });
  if (local !== undefined) return { type: local };
  const step = stepAt(flow, address);
  return step === undefined ? undefined : { type: 'step.goTo', step };
}
