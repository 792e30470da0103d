import { useState } from 'react';
import { contentOf, contentDifferences, type Content, type Item } from './content.js';

/** What is typed of one thing, and what is known of the thing itself. */
export interface TypedContent {
  readonly content: Content;
  /** The version that it is typed over; undefined for something new that was not saved yet. */
  readonly over: Item | undefined;
  /** It is another than what was saved. */
  readonly isTouched: boolean;
  /** The server has a later version than the one that this is typed over. */
  readonly isBehind: boolean;
  readonly change: (content: Content) => void;
  /** `sent` stands in this version now; what was typed since goes on over it. */
  readonly settle: (over: Item, sent: Content) => void;
}

/** Keeps what is typed: a later version takes its place only where nothing was typed. */
export function useTyped(item: Item | undefined): TypedContent {
  const [{ over, content }, setTyped] = useState({ over: item, content: contentOf(item) });
  const isTouched = isOther(contentOf(over), content);
  const isBehind = item !== undefined && item.version > (over?.version ?? 0);
  if (isBehind && !isTouched) setTyped({ over: item, content: contentOf(item) });
  return {
    content,
    over,
    isTouched,
    isBehind,
    change: (next) => setTyped((now) => ({ ...now, content: next })),
    settle: (next, sent) =>
      setTyped((now) => ({ over: next, content: isOther(sent, now.content) ? now.content : contentOf(next) })),
  };
}

function isOther(before: Content, after: Content): boolean {
  return contentDifferences(before, after).length > 0;
}
