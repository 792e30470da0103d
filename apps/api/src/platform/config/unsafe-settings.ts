/** What of a configuration makes an installation for real people unsafe. */
interface Judged {
  readonly captcha: boolean;
  readonly rateLimitFactor: number;
  readonly secure: boolean;
  readonly clamavUrl: string | undefined;
}

/** Sentences, each beginning with the variable that it is about; none when real people may come. */
export function unsafeSettings({ captcha, rateLimitFactor, secure, clamavUrl }: Judged): string[] {
  return [
    ...(captcha ? [] : ['CAPTCHA is off: programs can apply, sign in and write without end.']),
    ...(rateLimitFactor === 0 ? ['RATE_LIMIT_FACTOR is 0: nothing stops who guesses codes and passwords.'] : []),
    ...(secure ? [] : ['PUBLIC_URL is not https: codes, passwords and answers can be read on their way.']),
    ...(clamavUrl === undefined ? ['CLAMAV_URL is not set: nobody looks for viruses in what is uploaded.'] : []),
  ];
}
