/** What the fields of a loan are called where it is asked for. */
export interface LoanFieldNames {
  readonly type: string;
  readonly amount: string;
  readonly term: string;
  readonly promotion: string;
}
