import { useFlow, type FlowClient } from '@statewise/flow-client';
import { use, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useServices } from '../services.js';
import { recallLoan } from '../start/loan-choice.js';
import { isWizardPath, pathOfState } from './places.js';
import { Screens } from './screens.js';
import { useAddress } from './use-address.js';

/** Every page from step one on; without an application there is only the start page. */
export function Wizard(): ReactNode {
  const { application, storage } = useServices();
  const client = use(application());
  const { pathname } = useLocation();
  const isBegun = pathname === '/step-one' && recallLoan(storage)?.isBegun === true;
  if (!isWizardPath(pathname) || (client.code === undefined && !client.isUnderWay && !isBegun))
    return <Navigate to="/" replace />;
  return <OpenWizard client={client} />;
}

function OpenWizard({ client }: { readonly client: FlowClient }): ReactNode {
  const flow = useFlow(client);
  const path = flow.state === 'start' ? '/step-one' : pathOfState(flow.state);
  useAddress(flow, path);
  return <Screens flow={flow} />;
}
