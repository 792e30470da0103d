import type { DemoPage } from '../content-types.js';
import { aboutUs } from './about-us.js';
import { accessibility } from './accessibility.js';
import { complaints } from './complaints.js';
import { consumerLending } from './consumer-lending.js';
import { contactUs } from './contact-us.js';
import { cookies } from './cookies.js';
import { englishOnly } from './english-only.js';
import { fees } from './fees.js';
import { greenLoan } from './green-loan.js';
import { iban } from './iban.js';
import { meridianFactor } from './meridian-factor.js';
import { meridianPro } from './meridian-pro.js';
import { meridianSaver } from './meridian-saver.js';
import { privacy } from './privacy.js';
import { renovationLoan } from './renovation-loan.js';
import { saverPlus } from './saver-plus.js';
import { security } from './security.js';
import { termDeposit } from './term-deposit.js';

/** Every information page of the demo content. */
export const pages: readonly DemoPage[] = [
  ...[aboutUs, meridianSaver, saverPlus, termDeposit, consumerLending, renovationLoan, greenLoan],
  ...[meridianPro, meridianFactor, iban, security, fees, complaints, privacy, cookies, accessibility],
  ...englishOnly,
  contactUs,
];
