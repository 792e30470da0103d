/** The six tracked statuses of an application; 0 when absent. A part that a flow asks for. */
export const statusTypes = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'] as const;
export type StatusType = (typeof statusTypes)[number];
export type Statuses = Readonly<Record<StatusType, number>>;

/** Status values of the wire contract. */
export const statusValue = { absent: 0, passed: 1, failed: 2, review: 3, pending: 4, completed: 5 } as const;

export const noStatuses: Statuses = { application: 0, risk: 0, nbb: 0, payslip: 0, invoice: 0, final: 0 };
