import { useWizard } from '@statewise/wizard';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A page that a store does not have; who comes here from a sale that is not known any more leaves it. */
export function ToStart() {
  const { application } = useWizard();
  const navigate = useNavigate();
  useEffect(() => {
    const go = async (): Promise<void> => {
      const client = await application();
      if (client.view().phase === 'expired') client.forget();
      await navigate('/', { replace: true });
    };
    void go();
  }, [application, navigate]);
  return null;
}
