export { sideMenuMachine } from '@statewise/machines';
