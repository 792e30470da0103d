import type { Messages } from '@statewise/i18n';
import type { WizardKey } from './catalogue.js';
export declare const messages: Messages<WizardKey>;
//# sourceMappingURL=nl.d.ts.map
