import { ChartPath } from '@statewise/flow/testing';
import { blogListMachine } from './machine.js';

describe('blog list', () => {
  const six = Array.from({ length: 6 }, (_, id) => ({ id }));

  it('starts with the articles of the page, without asking for any', () => {
    const some = ChartPath.of(blogListMachine, { articles: six, total: 8, category: 'business' });
    expect(some.state).toBe('partial');
    expect(some.snapshot.context).toMatchObject({ articles: six, category: 'business', request: 0 });
    expect(some.can({ type: 'category.changed', category: 'business' })).toBe(false);
    expect(some.can({ type: 'category.changed', category: '' })).toBe(true);
    expect(ChartPath.of(blogListMachine, { articles: six, total: 6, category: '' }).state).toBe('complete');
  });

  it('ends with an answer that has no articles', () => {
    const asked = ChartPath.of(blogListMachine, { articles: six, total: 8, category: '' }).send({
      type: 'more.requested',
    });
    expect(asked.send({ type: 'articles.loaded', request: 1, articles: [], total: 8 }).state).toBe('complete');
  });

  it('keeps what is there when more cannot be had, and asks again', () => {
    const failed = ChartPath.of(blogListMachine, { articles: six, total: 8, category: '' }).send(
      { type: 'more.requested' },
      { type: 'loading.failed', request: 1 },
    );
    expect(failed.state).toBe('failed');
    expect(failed.snapshot.context.articles).toHaveLength(6);
    expect(failed.send({ type: 'more.requested' }).actions).toContain('loadArticles');
  });

  it('hides the button when all are loaded, and starts over with another category', () => {
    const first = ChartPath.of(blogListMachine, { articles: [], total: 8, category: '' }).send(
      { type: 'more.requested' },
      { type: 'articles.loaded', request: 1, articles: six, total: 8 },
    );
    expect(first.state).toBe('partial');
    const all = first.send(
      { type: 'more.requested' },
      { type: 'articles.loaded', request: 2, articles: six.slice(0, 2), total: 8 },
    );
    expect(all.state).toBe('complete');
    const other = all.send({ type: 'category.changed', category: 'savings' });
    expect(other.state).toBe('loading');
    expect(other.snapshot.context).toMatchObject({ articles: [], category: 'savings', request: 3 });
    expect(other.can({ type: 'articles.loaded', request: 2, articles: six, total: 8 })).toBe(false);
  });

  it('begins with nothing where it is given nothing', () => {
    const { snapshot } = ChartPath.of(blogListMachine);
    expect([snapshot.value, snapshot.context]).toEqual([
      'complete',
      { articles: [], total: 0, category: '', request: 0 },
    ]);
  });
});
