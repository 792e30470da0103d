/** Acts that one person proposes and another confirms. */
export const actsNeedingTwo = [
  'acceptance',
  'policy',
  'prices',
  'limits',
  'accountReset',
  'accountAddress',
  'adminRole',
  'adminToken',
  'erasure',
] as const;
export type ActNeedingTwo = (typeof actsNeedingTwo)[number];
