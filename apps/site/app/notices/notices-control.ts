import type { NoticeText } from '@statewise/site-content';
import { pageFailures } from '@statewise/ui';
import { onClick } from '../on-click.js';
import type { PageData } from '../page/page-data.js';

/** Opens the notice of a link that is followed, and the one that the page tells at once. */
export function watchNotices(page: PageData): void {
  const show = async (json = ''): Promise<void> => {
    const notice: NoticeText = JSON.parse(json);
    const { showNotice } = await import('./show-notice.js');
    await showNotice(notice, page);
  };
  let isFollowing = false;
  onClick<HTMLAnchorElement>('a[data-notice]', (link, event) => {
    if (isFollowing) return;
    event.preventDefault();
    show(link.dataset['notice']).catch((error: unknown) => {
      // The link is followed where its notice did not arrive.
      isFollowing = true;
      link.click();
      isFollowing = false;
      pageFailures.note(error, { isShown: false });
    });
  });
  const atOnce = document.querySelector<HTMLElement>('[data-notice-at-once]');
  if (atOnce) void show(atOnce.dataset['noticeAtOnce']);
}
