import type { NoticeText } from '@statewise/site-content';
import { onClick } from '../on-click.js';
import type { PageData } from '../page/page-data.js';

/** Opens the notice of a link that is followed, and the one that the page tells at once. */
export function watchNotices(page: PageData): void {
  const show = async (json = ''): Promise<void> => {
    const notice: NoticeText = JSON.parse(json);
    const { showNotice } = await import('./show-notice.js');
    await showNotice(notice, page);
  };
  onClick('a[data-notice]', ({ dataset: { notice } }, event) => {
    event.preventDefault();
    void show(notice);
  });
  const atOnce = document.querySelector<HTMLElement>('[data-notice-at-once]');
  if (atOnce) void show(atOnce.dataset['noticeAtOnce']);
}
