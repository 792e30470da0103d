import { writeClipboard } from '@statewise/ui';
import { onClick } from '../on-click.js';

/** How long it is said that an address was copied, in milliseconds. */
const saidFor = 4_000;

/** Copies the address of an article and says whether that worked. */
export function watchSharing(): void {
  onClick<HTMLButtonElement>('.site-share button', (button) => void copy(button));
}

async function copy({ value, parentElement: place }: HTMLButtonElement): Promise<void> {
  const status = place?.querySelector('[role="status"]');
  if (!place || !status) return;
  const result = await writeClipboard(value);
  status.textContent = place.dataset[result === 'copied' ? 'copied' : 'failed'] ?? '';
  setTimeout(() => (status.textContent = ''), saidFor);
}
