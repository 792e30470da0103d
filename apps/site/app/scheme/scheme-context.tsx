import { schemeCookie, type Scheme } from '@statewise/site-content';
import { setCookie, tenYears } from '@statewise/ui';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

interface ChosenScheme {
  /** Undefined where that of the system counts. */
  readonly scheme: Scheme | undefined;
  readonly choose: (scheme: Scheme | undefined) => void;
}

const SchemeContext = createContext<ChosenScheme>({ scheme: undefined, choose: () => undefined });

/** Keeps the chosen colours in a cookie, by which the server draws the next page in them from the start. */
export function SchemeProvider({
  drawn,
  children,
}: {
  /** The scheme in which the server drew the page. */
  readonly drawn: Scheme | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const [scheme, setScheme] = useState(drawn);
  const choose = useCallback((chosen: Scheme | undefined): void => {
    setCookie(schemeCookie, chosen ?? '', chosen === undefined ? 0 : tenYears);
    const { dataset } = document.documentElement;
    if (chosen === undefined) delete dataset['theme'];
    else dataset['theme'] = chosen;
    setScheme(chosen);
  }, []);
  return <SchemeContext value={useMemo(() => ({ scheme, choose }), [scheme, choose])}>{children}</SchemeContext>;
}

export function useScheme(): ChosenScheme {
  return useContext(SchemeContext);
}
