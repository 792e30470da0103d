import type { ReactNode } from 'react';
import { BlogList } from '../blog/blog-list.js';
import type { loadBlog } from '../blog/load-blog.js';
import { Island } from '../islands/island.js';
import type { Loaded } from '../page/page-state.js';

/** The blog, or one of its categories. */
export function Page({ data: { articles, total, category, categories } }: Loaded<typeof loadBlog>): ReactNode {
  return <Island name="blog" of={BlogList} props={{ articles, total, category, categories }} starts="when touched" />;
}
