/** What to open once the server is up. */
export function addresses(url: string): string {
  const lines = [
    ['Public site', `${url}/`],
    ['Loan application', `${url}/be-en/loan-application/`],
    ['  in Dutch', `${url}/be-nl/loan-application/`],
    ['  in French', `${url}/be-fr/loan-application/`],
    ['API documentation', `${url}/api/docs`],
  ];
  return lines.map(([what = '', address = '']) => `  ${what.padEnd(20)}${address}`).join('\n');
}
