import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { intermediaryHash } from '../store-services.js';
import { useIntermediary } from './use-login.js';

/** Marks the address while an intermediary is signed in. */
export function IntermediaryMark() {
  const isSignedIn = useIntermediary() !== null;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isUnmarked = isSignedIn && hash !== intermediaryHash;
  useEffect(() => {
    if (isUnmarked) void navigate({ pathname, search, hash: intermediaryHash }, { replace: true, state });
  }, [isUnmarked, navigate, pathname, search, state]);
  return null;
}
