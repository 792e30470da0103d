import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

interface LinkProviderProps {
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}

/** Lets an app's router handle the links that components render; without it they are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An anchor, or the router's link when the app has given one. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
