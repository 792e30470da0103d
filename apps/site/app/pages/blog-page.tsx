import type { ReactNode } from 'react';
import { BlogPage } from '../blog/blog-page.js';
import type { loadBlog } from '../blog/load-blog.js';
import type { Loaded } from '../page/page-state.js';

/** A list of articles. */
export function Page({ data: { head: _head, paths: _paths, ...list } }: Loaded<typeof loadBlog>): ReactNode {
  return <BlogPage {...list} />;
}
