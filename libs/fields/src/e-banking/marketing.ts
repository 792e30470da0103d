import { Example } from '../rules/example.js';
import { Flag, MustBeTrue } from '../rules/required.js';

/** Step six: how the bank may advertise, and that the documents are or will be sent. */
export class Marketing {
  @Flag() @Example(true) promotionsByElectronic?: boolean;
  @Flag() @Example(false) promotionsByPost?: boolean;
  @Flag() @Example(false) thirdPartyPromotions?: boolean;
  @MustBeTrue() @Example(true) documents_sent: boolean;
}
