/** The statuses that answers and lists name, `<type>_status_id`, in the order of their digits in what lists are searched by. */
export const statusTypes = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'] as const;
export type StatusType = (typeof statusTypes)[number];
