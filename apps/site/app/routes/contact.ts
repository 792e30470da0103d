import type { LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';

/** The contact page: its text, and its form as it was sent without script if it was refused. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const page = await host.reader.page('contact-us', locale);
  if (!page) throw notFound();
  const path = `/${page.slug}`;
  const asked = new URL(request.url).searchParams;
  return {
    page,
    question: host.reader.humanQuestion(),
    refused: host.form,
    subject: (asked.get('subject') ?? '').slice(0, 100),
    /** Of a message that was taken without script. */
    reference: asked.get('contact') === 'done' ? (/^C\d{8}$/.exec(asked.get('reference') ?? '')?.[0] ?? '') : '',
    paths: { en: path, nl: path, fr: path },
    head: headOf(host, locale, {
      title: page.title,
      description: page.description,
      pathIn: (language) => (page.languages.includes(language) ? path : undefined),
      structured: [breadcrumbs(host, locale, [{ name: page.title, path }])],
    }),
  };
}

export { Page as default } from '../pages/contact-page.js';
