export * from '@statewise/contract';
