import type { Picture } from '@statewise/site-content';

export interface SitePictureProps {
  readonly picture: Picture;
  /** In view from the start: fetched at once. */
  readonly first?: boolean;
  /** Fetched with the page although it may be out of view, for what is printed or read as a whole. */
  readonly whole?: boolean;
  /** Says nothing that the text beside it does not say. */
  readonly decorative?: boolean;
  readonly className?: string;
  /** Of what stands for it, where that is not the page's. */
  readonly lang?: string | undefined;
}

/** An illustration; it has its size before it is there, so that nothing moves. */
export function SitePicture({
  picture,
  first = false,
  whole = false,
  decorative = false,
  className = 'site-picture',
  lang,
}: SitePictureProps) {
  const { url, width, height, alt } = picture;
  return (
    <img
      className={className}
      lang={lang}
      src={url}
      {...{ width, height }}
      alt={decorative ? '' : alt}
      loading={first || whole ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : whole ? 'low' : undefined}
    />
  );
}
