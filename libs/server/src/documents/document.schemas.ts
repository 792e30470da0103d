/** A document as examples of the description show it. */
export const exampleDocument = {
  id: '1',
  name: 'payslip-october.pdf',
  document_type: 'payslip',
  content_type: 'application/pdf',
  size: 48213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  created_at: '2026-11-20T10:00:00.000Z',
};
