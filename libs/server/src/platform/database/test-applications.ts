/**
 * In SQL, whether the application `a` is for tests: a tester, or a program with a tester’s token, made it, and no applicant
 * took it over. It is counted nowhere, waits for none of the bank's people (`declared_tasks`), nobody is mailed about it, and it
 * is gone within a day.
 */
export const isTestApplication = `coalesce(a.facts->>'preparedBy' = 'qa', false)`;

/** The member that marks such an application wherever programs hear of it; others have none. */
export const testMark = (isTest: boolean): { readonly is_test?: true } => (isTest ? { is_test: true } : {});
