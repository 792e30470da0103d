import { forgetApplication, useWizard } from '@statewise/wizard';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A page that a store does not have; who comes here from a sale that is not known any more leaves it. */
export function ToStart() {
  const { application, setup, storage } = useWizard();
  const navigate = useNavigate();
  useEffect(() => {
    const go = async (): Promise<void> => {
      const [client, flowSetup] = await Promise.all([application(), setup()]);
      if (client.view().phase === 'expired') forgetApplication(client, storage, flowSetup);
      await navigate('/', { replace: true });
    };
    void go();
  }, [application, setup, storage, navigate]);
  return null;
}
