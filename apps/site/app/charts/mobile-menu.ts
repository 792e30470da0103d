export { mobileMenuMachine } from '@statewise/machines';
