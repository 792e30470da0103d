import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // There are few routes: knowing all of them at once costs less than asking for them as links appear.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
