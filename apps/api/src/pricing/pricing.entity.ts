import type { Language } from '@statewise/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from './price.entity.js';

type Names = Record<Language, string>;

@Entity('loan_type')
export class LoanType {
  @PrimaryColumn('int') id: number;
  @Column('jsonb') name: Names;
  @Column('boolean', { name: 'staff_only' }) staffOnly: boolean;
}

@Entity('loan_term')
export class LoanTerm {
  @PrimaryColumn('int', { name: 'loan_type_id' }) loanTypeId: number;

  /** In months. */
  @PrimaryColumn('smallint') term: number;

  /** In euro. */
  @Column('numeric', { nullable: true, transformer: numeric }) minimum: number | null;
}

@Entity('promotion')
export class Promotion {
  @PrimaryColumn('int') id: number;
  @Column('int', { name: 'loan_type_id' }) loanTypeId: number;
  @Column('jsonb') name: Names;

  /** How many of the first months cost the customer no interest. */
  @Column('smallint') months: number;
  @Column('boolean', { name: 'is_default' }) isDefault: boolean;
  @Column('boolean') active: boolean;
}

/** The thresholds that admins edit; one row. */
@Entity('risk_policy')
export class RiskPolicyRecord {
  @PrimaryColumn('int') id: number;
  @Column('jsonb') thresholds: Record<string, unknown>;
}
