import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { IslandName, IslandProps } from './islands.js';

/** When the browser takes an island over: with the first touch of pointer, finger or key, once it is in view, or when a script asks for it. */
export type IslandStart = 'when touched' | 'when seen' | 'when asked';

/** An island as its page has it until the browser takes it over. */
interface DrawnIsland {
  /** Before the ids of its elements, which it makes by itself. */
  readonly prefix: string;
  readonly html: string;
}

/** Draws what stands in an island, apart from the page around it. */
export type DrawIsland = (content: ReactNode) => DrawnIsland;

const DrawIslandContext = createContext<DrawIsland | undefined>(undefined);

export const DrawIslandProvider = DrawIslandContext.Provider;

export interface IslandElementProps<Name extends IslandName> {
  readonly name: Name;
  /** What the server draws; the same that the list of islands fetches under the name. */
  readonly of: ComponentType<IslandProps<Name>>;
  readonly props: IslandProps<Name>;
  readonly starts: IslandStart;
}

/** A part of a page that the browser takes over by itself; everything outside of islands is only drawn on the server. */
export function Island<Name extends IslandName>({ name, of: Content, props, starts }: IslandElementProps<Name>) {
  const draw = useContext(DrawIslandContext);
  const content = <Content {...props} />;
  // Without a page that is sent to a browser there is nothing to take over.
  if (!draw) return content;
  const { prefix, html } = draw(content);
  return (
    <div
      data-island={name}
      data-starts={starts}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
