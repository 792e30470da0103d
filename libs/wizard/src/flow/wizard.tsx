import { useFlow, type FlowClient } from '@statewise/flow-client';
import { use } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFlowSetup, useWizard } from '../services.js';
import { placeAddress, isPlace } from './places.js';
import { Screens } from './screens.js';
import { useAddress } from './use-address.js';

/** Every page from step one on. Without an application there is only where one begins: step one, or a page of the front end. */
export function Wizard() {
  const { application, options, storage } = useWizard();
  const { flow } = useFlowSetup();
  const client = use(application());
  const { pathname } = useLocation();
  const isOpen = client.code !== undefined || client.isUnderWay;
  const mayBegin = options.mayBegin?.(storage) ?? true;
  const beginnings = flow.begins.map((state) => placeAddress(flow, state));
  const here = placeAddress(flow, client.view().state);
  const isPage = pathname === here || isPlace(flow, pathname);
  if (isPage && (isOpen || (beginnings.includes(pathname) && mayBegin))) return <OpenWizard client={client} />;
  const hasStart = options.pages?.some(({ path }) => path === '/') === true;
  return <Navigate to={hasStart ? '/' : isOpen ? here : (beginnings[0] ?? '/')} replace />;
}

function OpenWizard({ client }: { readonly client: FlowClient }) {
  const binding = useFlow(client);
  useAddress(binding);
  return <Screens flow={binding} />;
}
