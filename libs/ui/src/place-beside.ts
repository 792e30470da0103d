/** Space between a control and what opens beside it, and around the latter, in pixels. */
const gap = 4;
const edge = 8;

/** Below a control with less room than this, a list opens above it where there is more. */
const least = 240;

/** Places a layer of the window below a control, or above it where there is more room; a phone's keyboard takes its part of it. */
export function placeBeside({ style, offsetWidth }: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {};
  const below = offsetTop + height - bottom;
  const above = top - offsetTop;
  const isAbove = below < least && above > below;
  style.width = `${width}px`;
  style.left = `${Math.max(edge, Math.min(left, clientWidth - Math.max(width, offsetWidth) - edge))}px`;
  style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto';
  style.maxHeight = `${Math.max(0, (isAbove ? above : below) - gap - edge)}px`;
}
