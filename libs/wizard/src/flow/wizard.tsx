import { useFlow, type FlowClient } from '@statewise/flow-client';
import { use, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFlowSetup, useWizard } from '../services.js';
import { addressOf, isPlace, placeOfStep } from './places.js';
import { Screens } from './screens.js';
import { useAddress } from './use-address.js';

/** Every page from step one on. Without an application there is only where one begins: step one, or a page of the front end. */
export function Wizard(): ReactNode {
  const { application, options, storage } = useWizard();
  const { flow } = useFlowSetup();
  const client = use(application());
  const { pathname } = useLocation();
  const isOpen = client.code !== undefined || client.isUnderWay;
  const mayBegin = options.mayBegin?.(storage) ?? true;
  const first = `/${placeOfStep(flow, 1)?.path ?? ''}`;
  const here = addressOf(flow, client.view().state);
  const isPage = pathname === here || isPlace(flow, pathname);
  if (isPage && (isOpen || (pathname === first && mayBegin))) return <OpenWizard client={client} />;
  const hasStart = options.pages?.some(({ path }) => path === '/') === true;
  return <Navigate to={hasStart ? '/' : here} replace />;
}

function OpenWizard({ client }: { readonly client: FlowClient }): ReactNode {
  const binding = useFlow(client);
  useAddress(binding);
  return <Screens flow={binding} />;
}
